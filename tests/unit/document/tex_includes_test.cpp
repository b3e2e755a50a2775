#include <boost/test/unit_test.hpp>

#include "document/tex/scan.hpp"
#include "document/tex/scan_parts.hpp"

namespace dawson::document {
namespace {

// Each as "FOLDER|NAME", with its properties.
std::string includes(std::string bytes) {
  text::Source const source("a.tex", std::move(bytes));
  std::string out;
  for (Include const& include : scan_tex(source).includes) {
    auto const text = [&](text::Span span) {
      return std::string(source.bytes().substr(span.begin, span.end - span.begin));
    };
    out += out.empty() ? "" : " ";
    if (include.from == IncludeFrom::named) out += text(include.folder) + "|";
    if (include.from == IncludeFrom::named_here) out += "./" + text(include.folder) + "|";
    if (include.from == IncludeFrom::beside) out += "beside:";
    out += text(include.name) + (include.with_suffix ? ".tex" : "");
    if (include.made_later) out += "(later)";
    if (include.undecided) out += "(if)";
  }
  return out;
}

BOOST_AUTO_TEST_SUITE(includes_of_latex)

BOOST_AUTO_TEST_CASE(files_are_named_as_latex_names_them) {
  BOOST_TEST(includes("\\input{a}\\include{b}\\input c\n\\input d.tex\\relax") ==
             "a b.tex c d.tex\\relax(later)");
  BOOST_TEST(includes("\\input { a b } \\subfile{c/d}") == "a b beside:c/d");
  BOOST_TEST(includes("\\import{x/}{a}\\subimport{y/}{b}\\includefrom{z/}{c}") ==
             "x/|a ./y/|b z/|c.tex");
}

BOOST_AUTO_TEST_CASE(quotes_do_not_belong_to_a_name) {
  BOOST_TEST(includes("\\input{\"c/y\"}\\input \"d e\" x \\input{a\"b\"}") == "c/y d e a\"b\"");
}

BOOST_AUTO_TEST_CASE(optional_files_are_included_if_they_exist) {
  BOOST_TEST(includes("\\InputIfFileExists{a}{\\typeout{x}}{\\input{b}}") == "a b");
  BOOST_TEST(dawson::document::may_be_missing("\\InputIfFileExists{a}"));
  BOOST_TEST(!dawson::document::may_be_missing("\\input{a}"));
}

BOOST_AUTO_TEST_CASE(commands_that_include_nothing_are_not_includes) {
  BOOST_TEST(includes("\\inputlineno \\includegraphics{a} \\includeonly{b} \\let\\load\\input") ==
             "");
  BOOST_TEST(includes("% \\input{a}\n\\verb|\\input{b}| \\iffalse\\input{c}\\fi") == "");
  BOOST_TEST(includes("\\begin{verbatim}\n\\input{a}\n\\end{verbatim}\\end{document}\\input{b}") ==
             "");
}

BOOST_AUTO_TEST_CASE(names_that_latex_computes_are_marked) {
  BOOST_TEST(includes("\\newcommand{\\chapter}[1]{\\input{#1}}\\input{\\jobname-x}") ==
             "#1(later) \\jobname-x(later)");
}

BOOST_AUTO_TEST_CASE(branches_are_undecided_until_their_fi) {
  BOOST_TEST(
      includes("\\newif\\ifdraft\\input{a}\\ifdraft\\input{b}\\else\\input{c}\\fi\\input{d}") ==
      "a b(if) c(if) d");
  BOOST_TEST(
      includes("\\ifx\\a\\b\\iffalse\\input{a}\\else\\input{b}\\fi\\input{c}\\fi\\input{d}") ==
      "b(if) c(if) d");
  BOOST_TEST(includes("\\iffalse\\else\\input{a}\\fi\\input{b}") == "a b");
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
}  // namespace dawson::document
