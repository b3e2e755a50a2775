#include <boost/test/unit_test.hpp>

#include <string>

#include "document/tex/named_files.hpp"

namespace dawson::document {
namespace {

// The names of one use, with `?` after those that only LaTeX can resolve.
std::string named(std::string_view bytes, FileUse use) {
  std::string out;
  for (FileReference const& file : named_files(bytes)) {
    if (file.use != use) continue;
    out += out.empty() ? "" : " ";
    out += bytes.substr(file.name.begin, file.name.end - file.name.begin);
    if (file.made_later) out += '?';
  }
  return out;
}

BOOST_AUTO_TEST_SUITE(files_named_in_latex)

BOOST_AUTO_TEST_CASE(pictures_are_found_after_their_options) {
  BOOST_TEST(named("\\includegraphics{a}\\includegraphics*[width=2cm,\n trim={0 0 0 0}] {\"b c\"}",
                   FileUse::picture) == "a b c");
  BOOST_TEST(named("\\includegraphics<2->[page=3]{c.pdf} \\pgfdeclareimage[width=1cm]{n}{d}",
                   FileUse::picture) == "c.pdf d");
  BOOST_TEST(named("\\graphicspath{{one/}{two/}}", FileUse::picture_folder) == "one/ two/");
  BOOST_TEST(named("\\DeclareGraphicsExtensions{.pdf, .png}", FileUse::picture_suffix) ==
             ".pdf .png");
}

BOOST_AUTO_TEST_CASE(lists_are_divided_at_their_commas) {
  BOOST_TEST(named("\\bibliography{one, % two\n three}", FileUse::bibliography) == "one three");
  BOOST_TEST(named("\\usepackage[a]{b,c/d}\\RequirePackage{e}[2020/01/01]", FileUse::package) ==
             "b c/d e");
  BOOST_TEST(named("\\addbibresource{a,b.bib}", FileUse::bibliography) == "a,b.bib");
}

BOOST_AUTO_TEST_CASE(names_with_macros_are_resolved_by_latex_only) {
  BOOST_TEST(named("\\newcommand\\p[1]{\\includegraphics{p/#1}}\\includegraphics{\\jobname-a}",
                   FileUse::picture) == "p/#1? \\jobname-a?");
  BOOST_TEST(named("\\let\\old\\includegraphics \\renewcommand{\\includegraphics}[2][]{x}",
                   FileUse::picture) == "");
}

BOOST_AUTO_TEST_CASE(comments_and_verbatim_text_name_nothing) {
  BOOST_TEST(named("% \\includegraphics{a}\n\\verb|\\includegraphics{b}|\\%\\includegraphics{c}",
                   FileUse::picture) == "c");
  BOOST_TEST(named("\\begin{verbatim}\\includegraphics{a}\\end{verbatim}"
                   "\\url{x%y}\\includegraphics{b}\n\\end{document}\\includegraphics{c}",
                   FileUse::picture) == "b");
  BOOST_TEST(named("\\begin{filecontents*}[overwrite]{refs.bib}x\\end{filecontents*}",
                   FileUse::made) == "refs.bib");
}

BOOST_AUTO_TEST_CASE(directives_are_text) {
  BOOST_TEST(named("\\begin{chess}\ndraw: \\node {\\includegraphics{a}};\n\\end{chess}",
                   FileUse::picture) == "a");
}

BOOST_AUTO_TEST_CASE(unfinished_commands_name_nothing) {
  for (char const* bytes :
       {"\\includegraphics", "\\includegraphics{a", "\\includegraphics[a", "\\includegraphics{}",
        "\\newfontfamily\\x", "\\verb", "\\begin{verbatim", "\\", "\\usepackage{,}",
        "\\graphicspath{{a", "\\includegraphics<"})
    BOOST_TEST(named_files(bytes).empty(), bytes);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::document
