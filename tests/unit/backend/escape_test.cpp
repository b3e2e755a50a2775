#include <boost/test/unit_test.hpp>

#include <string>
#include <utility>

#include "backend/latex/tex_escape.hpp"

using namespace dawson;
using backend::tex_number, backend::tex_prose, backend::tex_text;

BOOST_AUTO_TEST_CASE(plain_text_is_written_unchanged) {
  BOOST_TEST(tex_text("") == "");
  BOOST_TEST(tex_text("Mate in 3 moves, 2.5 (a-b) [c] = d + e * f / g @h") ==
             "Mate in 3 moves, 2.5 (a-b) [c] = d + e * f / g @h");
  BOOST_TEST(tex_text("Prix spécial, Köko, ½, ♔") == "Prix spécial, Köko, ½, ♔");
}

BOOST_AUTO_TEST_CASE(characters_with_a_meaning_in_tex_are_escaped) {
  std::pair<std::string, std::string> const cases[] = {
      {"#", "\\#"},
      {"$", "\\$"},
      {"%", "\\%"},
      {"&", "\\&"},
      {"_", "\\_"},
      {"{", "\\{"},
      {"}", "\\}"},
      {"~", "\\textasciitilde{}"},
      {"^", "\\textasciicircum{}"},
      {"\\", "\\textbackslash{}"},
      {"<", "\\textless{}"},
      {">", "\\textgreater{}"},
      {"|", "\\textbar{}"},
      {"`", "\\textasciigrave{}"},
  };
  for (auto const& [text, expected] : cases)
    BOOST_TEST(tex_text("a" + text + "b") == "a" + expected + "b");
}

BOOST_AUTO_TEST_CASE(characters_that_babel_makes_active_are_named_by_number) {
  std::pair<std::string, std::string> const cases[] = {{"\"", "\\symbol{34}"},
                                                       {";", "\\symbol{59}"},
                                                       {":", "\\symbol{58}"},
                                                       {"!", "\\symbol{33}"},
                                                       {"?", "\\symbol{63}"}};
  for (auto const& [text, expected] : cases) BOOST_TEST(tex_text(text) == expected);
}

BOOST_AUTO_TEST_CASE(arrows_are_one_control_word) {
  BOOST_TEST(tex_text("wK->g5") == "wK\\DawsonTo{}g5");
  BOOST_TEST(tex_text("wK-->g5") == "wK\\DawsonTo{}g5");
  BOOST_TEST(tex_text("->") == "\\DawsonTo{}");
}

BOOST_AUTO_TEST_CASE(no_ligature_changes_a_character) {
  BOOST_TEST(tex_text("a--b") == "a-{}-b");
  BOOST_TEST(tex_text("---") == "-{}-{}-");
  BOOST_TEST(tex_text("''x,,") == "'{}'x,{},");
}

BOOST_AUTO_TEST_CASE(control_characters_become_blanks) {
  BOOST_TEST(tex_text("a\nb\tc\rd") == "a b c d");
}

BOOST_AUTO_TEST_CASE(invisible_characters_are_not_letters) {
  BOOST_TEST(tex_text("a\u200Bb\u200Fc\u202Ed\uFEFFe\u2060f\uFE0Eg") == "abcdefg");
  BOOST_TEST(tex_text("a\u2028b\u2029c") == "a b c");
  BOOST_TEST(tex_text("a\u00ADb\x7F") == "a\\-b");
  BOOST_TEST(tex_text("Łódź Ш π") == "Łódź Ш π");
}

BOOST_AUTO_TEST_CASE(only_dawsons_own_prose_is_escaped) {
  BOOST_TEST(tex_prose({}) == "");
  BOOST_TEST(tex_prose({prose::Text{"50%"}, prose::Raw{"\\emph{50\\%}"}, prose::Text{"!"}}) ==
             "50\\%\\emph{50\\%}\\symbol{33}");
  BOOST_TEST(
      tex_prose({prose::Figurines{{chess::Piece{chess::Kind::queen, chess::Side::black, 4, {}}}},
                 prose::Raw{"f7"}}) == "\\DawsonbQU{}f7");
}

BOOST_AUTO_TEST_CASE(numbers_are_short_decimals) {
  std::pair<double, std::string> const cases[] = {
      {0, "0"},
      {-0.0, "0"},
      {-0.00001, "0"},
      {1, "1"},
      {100, "100"},
      {-2, "-2"},
      {0.5, "0.5"},
      {5.5, "5.5"},
      {45.54, "45.54"},
      {0.1 + 0.2, "0.3"},
      {1.0 / 3, "0.3333"},
      {2.0 / 3, "0.6667"},
      {1e-5, "0"},
      {1e6, "1000000"},
      {-0.14, "-0.14"},
      // A tie is rounded to the even digit: 0.00375 is slightly less, multiplied by 10,000 it looks
      // like a tie.
      {0.03125, "0.0312"},
      {0.09375, "0.0938"},
      {-0.03125, "-0.0312"},
      {0.00375, "0.0037"},
      {-0.00004, "0"},
      {-12.5, "-12.5"}};
  for (auto const& [number, expected] : cases) BOOST_TEST(tex_number(number) == expected);
}

BOOST_AUTO_TEST_CASE(marked_text_is_typeset_by_commands) {
  using namespace dawson::prose;
  auto const one = [](Inline part) { return tex_prose({std::move(part)}); };
  BOOST_TEST(one(Emphasis{{Text{"a"}, Strong{{Text{"#b"}}}}}) == "\\emph{a\\textbf{\\#b}}");
  BOOST_TEST(one(Struck{{Text{"a"}}}) == "\\DawsonStruck{a}");
  BOOST_TEST(one(Code{"a_b"}) == "\\texttt{a\\_b}");
  BOOST_TEST(one(Link{"https://a.b/c%20d#e\\{f g", "", {Text{"x"}}}) ==
             "\\href{https://a.b/c\\%20d\\#e\\%5C\\%7Bf\\%20g}{x}");
  BOOST_TEST(one(Link{"#petkov", "", {Text{"x"}}}) == "\\hyperref[petkov]{x}");
  BOOST_TEST(one(Image{"a.png", "", {Text{"x"}}}) == "x");
  BOOST_TEST(one(Raw{"<b>", Markup::html}) == "");
  BOOST_TEST(tex_prose({Text{"a"}, LineBreak{}, Text{"b"}, LineBreak{}, LineBreak{}, Text{"c"}}) ==
             "a\\newline b\\par c");
}
