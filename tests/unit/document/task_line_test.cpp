#include <boost/test/unit_test.hpp>

#include "document/listing/line_grammars.hpp"
#include "document/listing/lines.hpp"

namespace dawson::document {
namespace {

std::string part(std::string_view text, text::Span span) {
  return std::string(text.substr(span.begin, span.end - span.begin));
}

bool is_task(std::string_view line) {
  auto const read = read_task_line(line);
  return read && read->has_task;
}

// "stipulation | condition | condition"; the unchanged line if it is no task.
std::string cut(std::string_view line) {
  auto const read = read_task_line(line);
  if (!read || !read->has_task) return std::string(line);
  std::string all;
  for (TaskLine::Phrase const& piece : read->stipulation)
    all += piece.before + part(line, piece.where);
  for (text::Span const condition : read->conditions) all += " | " + part(line, condition);
  return all;
}

BOOST_AUTO_TEST_CASE(lines_of_stipulations_are_recognized) {
  for (std::string_view const line : {"Mate in 3 moves.",
                                      "Ortho-reconstruction in 25.0 moves (white starts)",
                                      "Mate in 2 moves (Circe)",
                                      "ser-s#11 (2 solutions)",
                                      "h=2 (Imitator e5)",
                                      "#2*",
                                      "#2 vv",
                                      "#2 *v",
                                      "#2*vv",
                                      "h#3 2.1.1.1",
                                      "h#3 2 sol.",
                                      "h#3 4 Lösungen",
                                      "h#2 Circe",
                                      "h#2 duplex",
                                      "White to play and win",
                                      "White to move and mate in 3 moves",
                                      "White mates in 3 moves",
                                      "Draw",
                                      "Weiß zieht und gewinnt",
                                      "Weiß am Zug hält remis",
                                      "Weiß setzt in drei Zügen matt",
                                      "Les Blancs jouent et gagnent",
                                      "Les blancs font mat en 2 coups",
                                      "= black to move",
                                      "+",
                                      "001"})
    BOOST_TEST(is_task(line), line);
}

BOOST_AUTO_TEST_CASE(other_lines_are_not_stipulations) {
  for (std::string_view const line :
       {"", " ", "feenschach 1993, Prix spécial", "FIDE Album 1992-1994", "Starting position:",
        "3874 - Jean-Michel Trillon", "#12 - John Doe", "Probleemblad 2, Mar/Apr 2002", "White",
        "Whitehead to move", "(a) diagram (b) wK->g5", "Mater 3, 1999", "PK 66, 12/1989", "Drawing",
        "4n3/1-*2q2b-qp/8", "1999", "#99999999999999999999", "Matt"})
    BOOST_TEST(!is_task(line), line);
}

BOOST_AUTO_TEST_CASE(lines_of_twins_begin_with_a_label) {
  for (std::string_view const line : {"(a) diagram", "a) x", "(b) y", "+b) y", "a)"})
    BOOST_TEST(opens_twins(line, false), line);
  for (std::string_view const line :
       {"", " ", "(c) z", "a diagram", "(a", "ab) x", "#2 b) wKa1", "A) x"})
    BOOST_TEST(!opens_twins(line, false), line);
}

BOOST_AUTO_TEST_CASE(conditions_are_split_from_a_stipulation) {
  BOOST_TEST(cut("Mate in 2 moves (Circe)") == "Mate in 2 moves | Circe");
  BOOST_TEST(cut("h=2 (Imitator e5)") == "h=2 | Imitator e5");
  BOOST_TEST(cut("h=2 (Imitator e5, c3)") == "h=2 | Imitator e5, c3");
  BOOST_TEST(cut("#2   ( Circe ;Madrasi ).") == "#2 | Circe | Madrasi");
  BOOST_TEST(cut("#2 (Circe + Madrasi)") == "#2 | Circe | Madrasi");
  BOOST_TEST(cut("#2 (Take & Make)") == "#2 | Take & Make");
  BOOST_TEST(cut("#2 (Circe & Take & Make & Köko)") == "#2 | Circe | Take & Make | Köko");
  BOOST_TEST(cut("#2 (2 solutions) (Längstzüger)") == "#2 (2 solutions) | Längstzüger");
}

BOOST_AUTO_TEST_CASE(other_parentheses_stay_with_the_stipulation) {
  for (std::string_view const line :
       {"", "(", ")", "()", "#2", "ser-s#11 (2 solutions)", "#2 (Circe, 2 solutions)",
        "#2 (white starts)", "#2 (Circe,)", "#2 (,Circe)", "#2 (e5, Imitator)", "#2 Circe)"})
    BOOST_TEST(cut(line) == line);
}

}  // namespace
}  // namespace dawson::document
