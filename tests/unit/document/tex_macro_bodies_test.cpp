// A directive in the body of a macro cannot use the parameters of the macro.
#include <boost/test/unit_test.hpp>
#include <fmt/format.h>

#include "reading.hpp"

using namespace dawson;
using namespace dawson::document;

namespace {

std::string directive_of(std::string const& line) {
  return "\\begin{chess}\n" + line + "\n\\end{chess}";
}

// The reported parameter; empty: none.
std::string reported(std::string const& before, std::string const& line, std::string const& after) {
  Reading const reading(before + directive_of(line) + after);
  auto const& found = reading.scan.directives.back();
  if (!found.broken) return {};
  BOOST_TEST(found.broken->code == "E-MACRO");
  BOOST_TEST(found.broken->hint.find("defaults") != std::string::npos);
  return std::string(reading.text(found.broken->span));
}

}  // namespace

BOOST_AUTO_TEST_SUITE(tex_macro_bodies)

BOOST_AUTO_TEST_CASE(a_parameter_of_the_enclosing_macro_is_an_error_at_its_place) {
  for (char const* const before :
       {"\\newcommand{\\x}[2]{", "\\newcommand\\x[2]{%\n", "\\renewcommand*\\x[2][a]{ {y} ",
        "\\providecommand{\\x}[2]{\\{", "\\DeclareRobustCommand\\x[2]{a\n\nb",
        "\\newenvironment{x}[2]{", "\\newenvironment{x}[2]{a}{",
        "\\renewenvironment{x}[2]{a} % c\n {", "\\def\\x#1#2{", "\\long\\gdef\\x@y#1.#2{% }\n",
        "\\NewDocumentCommand{\\x}{m O{c}}{", "\\NewDocumentCommand\\x{s >{\\trim} +m}{",
        "\\DeclareDocumentEnvironment{x}{mm}{}{", "\\newcommand\\y{}\\newcommand\\x[2]{",
        "\\newcommand\\x[2]{\\chess{K}{"})
    BOOST_TEST_CONTEXT(before) {
      std::string const braces = std::string_view(before).ends_with("{K}{") ? "}}" : "}";
      BOOST_TEST(reported(before, "author: #1", braces) == "#1");
      BOOST_TEST(reported(before, "author: A, #2 and #1", braces) == "#2");
      BOOST_TEST(reported(before, "author: A", braces) == "");
    }
}

BOOST_AUTO_TEST_CASE(any_other_number_sign_is_a_character) {
  for (char const* const before :
       {"", "{", "\\newcommand\\x[1]{}", "\\newcommand\\x[1]{{}}{", "\\newcommand\\x{",
        "\\newcommand\\x[1]{", "\\def\\x{", "\\NewDocumentCommand\\x{}{", "\\newcommand\\y[1]{a}",
        "\\newenvironment{x}[1]{}{}{", "\\NewDocumentCommand\\x{O{two}}{", "\\let\\x\\def {",
        "% \\newcommand\\x[2]{\n", "\\verb|\\newcommand\\x[2]{|", "\\newcommand\\x[2]\\relax{"})
    BOOST_TEST_CONTEXT(before) {
      BOOST_TEST(reported(before, "stipulation: #2", "}") == "");
      BOOST_TEST(reported(before, "stipulation: \\#1 % #1", "}") == "");
      BOOST_TEST(reported(before, "draw: \\def\\y##1{}", "}") == "");
    }
}

BOOST_AUTO_TEST_CASE(an_unclosed_body_is_not_a_body) {
  BOOST_TEST(reported("\\def\\x#1{ \\catcode`\\}=12 ", "stipulation: #1", "") == "");
}

BOOST_AUTO_TEST_CASE(nested_macros_have_their_own_parameters) {
  std::string const before = "\\newcommand\\x[1]{\\newcommand\\y[1]{";
  BOOST_TEST(reported(before, "author: ##1", "}}") == "##1");
  BOOST_TEST(reported(before, "author: #1", "}}") == "#1");
  BOOST_TEST(reported(before, "stipulation: #2", "}}") == "");
}

BOOST_AUTO_TEST_CASE(all_directives_of_a_body_are_checked_and_none_after_it) {
  Reading const reading("\\newcommand\\x[1]{" + directive_of("author: #1") +
                        directive_of("title: #1") + "}\n" + directive_of("stipulation: #1"));
  BOOST_TEST(reading.directives() ==
             "!E-MACRO `#1` | !E-MACRO `#1` | " + directive_of("stipulation: #1"));
}

BOOST_AUTO_TEST_SUITE_END()
