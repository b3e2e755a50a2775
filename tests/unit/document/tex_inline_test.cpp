#include <boost/test/unit_test.hpp>

#include "reading.hpp"

namespace dawson::document {
namespace {

std::string directives(std::string bytes) { return Reading(std::move(bytes)).directives(); }

// Options and content of the only directive.
std::string parts(std::string const& bytes) {
  Reading const reading(bytes);
  BOOST_REQUIRE(reading.scan.directives.size() == 1u);
  Directive const& found = reading.scan.directives[0];
  BOOST_TEST(found.is_inline);
  BOOST_TEST(!found.broken);
  BOOST_TEST(reading.text(found.opening) == "\\chess");
  return "[" + reading.text(found.options) + "] " + reading.text(found.body);
}

BOOST_AUTO_TEST_CASE(pieces_are_in_braces) {
  BOOST_TEST(parts("a \\chess{-*2q} b") == "[] -*2q");
  BOOST_TEST(parts("\\chess {K}") == "[] K");
  BOOST_TEST(parts("\\chess{a{b}c}d") == "[] a{b}c");
  BOOST_TEST(parts("\\chess{a\\}b}") == "[] a\\}b");
  BOOST_TEST(parts("\\chess{}") == "[] ");
}

BOOST_AUTO_TEST_CASE(any_other_character_may_be_the_delimiter) {
  BOOST_TEST(parts("\\chess|(Elephant)|") == "[] (Elephant)");
  BOOST_TEST(parts("\\chess!{!") == "[] {");
  BOOST_TEST(parts("\\chess/K/") == "[] K");
  BOOST_TEST(parts("\\chess+\\+") == "[] \\");
}

BOOST_AUTO_TEST_CASE(options_precede_the_argument) {
  BOOST_TEST(parts("\\chess[ffen]|(Elephant)|") == "[ffen] (Elephant)");
  BOOST_TEST(parts("\\chess [a={]},b]{K}") == "[a={]},b] K");
  BOOST_TEST(parts("\\chess[]{K}") == "[] K");
}

BOOST_AUTO_TEST_CASE(an_argument_may_contain_a_line_end) {
  BOOST_TEST(parts("\\chess{8/8\n  /8}") == "[] 8/8\n  /8");
  BOOST_TEST(parts("\\chess|K\r\nQ|") == "[] K\r\nQ");
}

BOOST_AUTO_TEST_CASE(an_argument_ends_before_the_paragraph_does) {
  for (char const* gap : {"\n\n", "\n \t\n", "\r\n\r\n", "\n", "\n ", ""}) BOOST_TEST_CONTEXT(gap) {
      BOOST_TEST(directives("\\chess{K" + std::string(gap)) == "!E-INLINE `\\chess{`");
      BOOST_TEST(directives("\\chess|K" + std::string(gap)) == "!E-INLINE `\\chess|`");
    }
  BOOST_TEST(directives("\\chess{K\n\n} \\chess{Q}") == "!E-INLINE `\\chess{` | \\chess{Q}");
  BOOST_TEST(directives("\\chess{ \\chess{Q}\n\n}") == "!E-INLINE `\\chess{` | \\chess{Q}");
}

BOOST_AUTO_TEST_CASE(only_the_opening_of_an_unclosed_argument_is_replaced) {
  Reading const reading("a \\chess{K\n\nb");
  BOOST_TEST(reading.text(reading.scan.directives.at(0).whole) == "\\chess{");
}

BOOST_AUTO_TEST_CASE(a_command_without_an_argument_is_an_error) {
  for (char const* text : {"\\chess", "\\chess\n{K}", "\\chess\r\n", "\\chess}", "\\chess\\x",
                           "\\chess%", "\\chess K", "{\\chess } K"})
    BOOST_TEST_CONTEXT(text) {
      Reading const reading(text);
      BOOST_TEST(reading.directives() == "!E-INLINE `\\chess`");
      BOOST_TEST(reading.text(reading.scan.directives.at(0).whole) == "\\chess");
    }
}

BOOST_AUTO_TEST_CASE(unclosed_options_are_an_error) {
  Reading const reading("\\chess[ffen\n]{K} \\chess{Q}");
  BOOST_TEST(reading.directives() == "!E-OPTIONS `[` | \\chess{Q}");
  BOOST_TEST(reading.text(reading.scan.directives.at(0).whole) == "\\chess");
}

BOOST_AUTO_TEST_CASE(a_macro_parameter_is_an_error_with_a_help) {
  struct Case {
    char const* bytes;
    char const* directives;
  };
  for (auto const& [bytes, expected] : {Case{"\\newcommand{\\m}[1]{\\chess{#1}}", "!E-MACRO `#1`"},
                                        {"\\chess{-#2}", "!E-MACRO `#2`"},
                                        {"\\def\\a{\\def\\b##1{\\chess{##1}}}", "!E-MACRO `##`"},
                                        {"{\\chess#1}", "!E-MACRO `#1`"},
                                        {"\\chess|#1| \\chess{K}", "!E-MACRO `#1` | \\chess{K}"},
                                        {"\\chess#", "!E-MACRO `#`"},
                                        {"\\chess[x2fen]{#}", "\\chess[x2fen]{#}"}})
    BOOST_TEST_CONTEXT(bytes) {
      Reading const reading(bytes);
      BOOST_TEST(reading.directives() == expected);
      if (auto const& broken = reading.scan.directives.at(0).broken)
        BOOST_TEST(broken->hint.find("\\DawsonMen{#1}") != std::string::npos);
    }
}

BOOST_AUTO_TEST_CASE(pieces_in_running_text_are_figurines) {
  struct Case {
    char const* bytes;
    char const* pieces;
  };
  for (auto const& [bytes, pieces] : {Case{"\\chess{-*2q}", "[1 2 4]"},
                                      {"\\chess{K*1N}", "[0 0 0][4 0 2]"},
                                      {"\\chess{K\n q}", "[0 0 0][1 1 0]"},
                                      {"\\chess{'a''12}", "[a][12]"},
                                      {"\\chess[janko]|c|", "[9 1 0]"},
                                      {"\\chess[ffen]|(Elephant)|", "[14elephant 0 0]"},
                                      {"\\chess[ffen,]{q}", "[1 1 0]"}})
    BOOST_TEST_CONTEXT(bytes) {
      Reading const reading(bytes);
      BOOST_TEST(reading.faults() == "");
      auto const* figurines = std::get_if<Figurines>(&reading.outcomes.at(0));
      BOOST_REQUIRE(figurines);
      BOOST_TEST(shown({prose::Figurines{figurines->pieces}}) == pieces);
    }
}

BOOST_AUTO_TEST_CASE(a_placement_in_running_text_is_a_small_board) {
  Reading const reading("\\chess[coordinates=outside]{K1/\n  1k}");
  BOOST_TEST(reading.faults() == "");
  auto const* diagram = std::get_if<Diagram>(&reading.outcomes.at(0));
  BOOST_REQUIRE(diagram);
  BOOST_TEST(diagram->in_line);
  BOOST_TEST(diagram->problem.view.size.value_or(0) == 3.0);
  BOOST_TEST((diagram->problem.view.coordinates == problem::Coordinates::outside));
  BOOST_TEST(diagram->problem.position.board.cells().size() == 4u);
  Reading const sized("\\chess[size=6mm,fen]{8/8/8/8/8/8/8/K1k5}");
  BOOST_TEST(sized.problem().view.size.value_or(0) == 6.0);
}

BOOST_AUTO_TEST_CASE(errors_in_running_text_have_their_places) {
  struct Case {
    char const* bytes;
    char const* faults;
  };
  for (auto const& [bytes, faults] : {Case{"\\chess{}", "E-EMPTY `\\chess{}`"},
                                      {"\\chess{ \n }", "E-EMPTY `\\chess{ \n }`"},
                                      {"\\chess{K\n  y}", "E-CHAR `y`"},
                                      {"\\chess{K1/y1}", "E-CHAR `y`"},
                                      {"\\chess[janko,author=X]{K}", "E-OPTIONS `author`"},
                                      {"\\chess[jankp]{K}", "E-FIELD `jankp`"},
                                      {"\\chess[ffen]{K1}", "E-INLINE `K1`"},
                                      {"\\chess[size=0mm]{K/k}", "E-SIZE `0mm`"},
                                      {"\\chess[size]{K/k}", "E-SIZE `size`"},
                                      {"\\chess[=]{K}", "E-OPTIONS `=`"}})
    BOOST_TEST_CONTEXT(bytes) {
      Reading const reading(bytes);
      BOOST_TEST(reading.faults() == faults);
      BOOST_TEST(std::holds_alternative<Broken>(reading.outcomes.at(0)));
    }
}

}  // namespace
}  // namespace dawson::document
