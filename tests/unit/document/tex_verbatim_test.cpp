#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

std::string directives(std::string bytes, std::vector<std::string> const& more_verbatim = {}) {
  return Reading(std::move(bytes), {}, more_verbatim).directives();
}

BOOST_AUTO_TEST_CASE(comments_are_not_changed) {
  BOOST_TEST(directives("% \\chess{K}\n\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("a % \\begin{chess}\r\n\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\% \\chess{K}") == "\\chess{K}");
  BOOST_TEST(directives("\\\\% \\chess{K}") == "");
  BOOST_TEST(directives("%") == "");
}

BOOST_AUTO_TEST_CASE(verbatim_environments_are_not_changed) {
  for (std::string const name : {"verbatim", "Verbatim", "BVerbatim", "LVerbatim", "lstlisting",
                                 "minted", "alltt", "comment", "filecontents", "verbatim*",
                                 "Verbatim*", "lstlisting*", "minted*", "filecontents*"})
    BOOST_TEST_CONTEXT(name)
  BOOST_TEST(directives("\\begin{" + name + "}[x]{y}\n% " + block("janko: K") +
                        "\\chess{K}\\end{verbatimx}\n" + "\\end{" + name + "}\\chess{Q}") ==
             "\\chess{Q}");
}

BOOST_AUTO_TEST_CASE(only_its_own_end_closes_a_verbatim_environment) {
  BOOST_TEST(directives("\\begin{verbatim}\\end{verbatim*}\\chess{K}\\end{verbatim}\\chess{Q}") ==
             "\\chess{Q}");
  BOOST_TEST(directives("\\begin{verbatim}\\chess{K}") == "");
  BOOST_TEST(directives("\\begin{verbatimtab}\\chess{K}") == "\\chess{K}");
  BOOST_TEST(directives("\\begin{verbatim}\\end{document}\\end{verbatim}\\chess{K}") ==
             "\\chess{K}");
}

BOOST_AUTO_TEST_CASE(other_verbatim_environments_can_be_declared) {
  std::string const bytes =
      "\\begin{code*}\\chess{K}\\end{code*}\\begin{code}\\chess{R}\\end{code}\\chess{Q}";
  BOOST_TEST(directives(bytes, {"code"}) == "\\chess{Q}");
  BOOST_TEST(directives(bytes, {"other"}) == "\\chess{K} | \\chess{R} | \\chess{Q}");
}

BOOST_AUTO_TEST_CASE(verb_accepts_any_delimiter) {
  for (char const delimiter : {'|', '+', '!', '%', '\\', '{', '"', '/', '1'})
    for (char const* word :
         {"\\verb", "\\verb*", "\\lstinline", "\\lstinline[language={[x]TeX}]"}) {
      if (delimiter == '{' && word != std::string("\\verb")) continue;  // it opens an argument
      BOOST_TEST_CONTEXT(word << delimiter)
      BOOST_TEST(directives(word + std::string(1, delimiter) + "chess" + delimiter +
                            "\\chess{Q}") == "\\chess{Q}");
    }
  BOOST_TEST(directives("\\verb|\\chess{K}|\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\verb*+\\chess{K}%+\\chess{Q}") == "\\chess{Q}");
}

BOOST_AUTO_TEST_CASE(verb_ends_at_the_line_end) {
  BOOST_TEST(directives("\\verb|\\chess{K}\n\\chess{Q}|") == "\\chess{Q}");
  BOOST_TEST(directives("\\verb\n\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\verb") == "");
  BOOST_TEST(directives("\\verb|") == "");
  BOOST_TEST(directives("\\verbatiminput{x}\\chess{Q}") == "\\chess{Q}");
}

BOOST_AUTO_TEST_CASE(inline_listings_accept_braces) {
  BOOST_TEST(directives("\\lstinline{\\chess{K}%}\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\lstinline[a]{\\chess{K}}\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\mintinline{tex}{\\chess{K}%}\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\mintinline[a]{tex}|\\chess{K}|\\chess{Q}") == "\\chess{Q}");
}

BOOST_AUTO_TEST_CASE(text_in_false_branches_is_not_changed) {
  struct Case {
    char const* bytes;
    char const* directives;
  };
  for (auto const& [bytes, expected] :
       {Case{"\\iffalse \\chess{K} \\fi \\chess{Q}", "\\chess{Q}"},
        {"\\iffalse \\chess{K} \\else \\chess{R} \\fi \\chess{Q}", "\\chess{R} | \\chess{Q}"},
        {"\\iffalse \\ifx\\a\\b \\chess{K} \\else \\chess{R} \\fi \\chess{B} \\fi \\chess{Q}",
         "\\chess{Q}"},
        {"\\iffalse \\iftrue \\iffalse \\fi \\fi \\chess{K} \\fi \\chess{Q}", "\\chess{Q}"},
        {"\\iffalse % \\fi\n\\chess{K}\\fi\\chess{Q}", "\\chess{Q}"},
        {"\\iffalse \\\\fi \\chess{K}\\fi\\chess{Q}", "\\chess{Q}"},
        {"\\iffalse $a \\iff b$ \\ifthenelse{}{}{} \\chess{K}\\fi\\chess{Q}", "\\chess{Q}"},
        {"\\iffalse \\iflanguage{english}{a}{b} \\ifblank{a}{b}{c} \\chess{K}\\fi\\chess{Q}",
         "\\chess{Q}"},
        {"\\iffalse \\chess{K}", ""},
        {"\\iftrue \\chess{K}\\fi", "\\chess{K}"},
        {"\\iffalse \\end{document} \\fi \\chess{K}", "\\chess{K}"}})
    BOOST_TEST_CONTEXT(bytes) BOOST_TEST(directives(bytes) == expected);
}

BOOST_AUTO_TEST_CASE(the_name_of_a_false_condition_does_not_open_a_branch) {
  for (std::string const naming : {"\\let\\ifdraft\\iffalse", "\\let \\ifdraft = \\iffalse",
                                   "\\newcommand{\\ifdraft}{\\iffalse}"})
    BOOST_TEST_CONTEXT(naming)
  BOOST_TEST(directives(naming + " \\chess{K} \\fi \\chess{Q}") == "\\chess{K} | \\chess{Q}");
  BOOST_TEST(directives("\\let\\a=% \\chess{K}\n\\let\\b x\\let") == "");
}

BOOST_AUTO_TEST_CASE(a_percent_sign_in_an_address_does_not_start_a_comment) {
  for (std::string const word :
       {"\\url", "\\href", "\\path", "\\nolinkurl", "\\href[pdfnewwindow]", "\\url "})
    BOOST_TEST_CONTEXT(word)
  BOOST_TEST(directives(word + "{a%20{b}%}{\\chess{Q}}") == "\\chess{Q}");
  for (std::string const address : {"\\url|a%b|", "\\url!a%\\chess{K}!", "\\path+a%b+"})
    BOOST_TEST_CONTEXT(address) BOOST_TEST(directives(address + "\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\renewcommand{\\url}{} (\\string\\url), \\chess{Q}, b") == "\\chess{Q}");
  BOOST_TEST(directives("\\path[draw] (0,0) % \\chess{K}\n;\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\url{a\n\n%}\\chess{K}\n\\chess{Q}") == "\\chess{Q}");
}

BOOST_AUTO_TEST_CASE(an_open_bracket_hides_nothing) {
  BOOST_TEST(directives("\\href[\\chess{Q}") == "\\chess{Q}");
  BOOST_TEST(directives("\\usepackage[\\chess{Q}") == "\\chess{Q}");
}

}  // namespace
}  // namespace dawson::document
