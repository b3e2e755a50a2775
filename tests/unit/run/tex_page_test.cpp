// Tests of a LaTeX document woven as a page of HTML.
#include "write/html/tex_page.hpp"

#include <boost/test/unit_test.hpp>
#include <string>

#include "folder.hpp"
#include "session/invocation.hpp"

using namespace dawson;
using namespace dawson::run;

BOOST_AUTO_TEST_CASE(a_latex_document_looks_like_other_pages) {
  Folder const folder;
  put(folder / "a.tex",
      "\\documentclass{article}\\usepackage{dawson}\\title{Kings}\\begin{document}\n"
      "\\section{One {of} two}\nWords.\n\\begin{chess}\nfen: 8/8/8/8/8/8/8/K6k\n\\end{chess}\n"
      "\\end{document}\n");
  Invocation invocation;
  WebPageOptions options;
  options.script = "/page.js";
  std::string const page = html_of(weave_tex_page(invocation, folder / "a.tex", {}, options));
  auto const has = [&](std::string const& part) { return page.find(part) != std::string::npos; };
  BOOST_TEST(has("<title>Kings</title>\n<style>\n"));
  for (char const* part : {"--scale:", "--caption:", "--soft:", "--line:", ".board{", ".tools{",
                           ".tex{", "<h1>Kings</h1>", ">One of two</h2>", "<figure", ">Words.",
                           "<script src=\"/page.js\"></script>\n</body>"})
    BOOST_TEST(has(part), part << " in " << page);
}
