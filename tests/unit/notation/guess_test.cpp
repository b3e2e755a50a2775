// A position without a name of its notation.
#include "notation/guess.hpp"

#include <boost/test/unit_test.hpp>

#include "notation/notations.hpp"

using namespace dawson::notation;

namespace {

// The notation, or the code and the notes of the error.
std::string guessed(std::string_view text) {
  dawson::text::Diagnostics warnings;
  auto const read = read_any(text, warnings);
  if (read) return std::string(read->notation->name);
  std::string out = read.error().code;
  for (dawson::text::Note const& note : read.error().notes)
    out += " | `" + std::string(text.substr(note.span.begin, note.span.end - note.span.begin)) +
           "` " + note.message;
  return out;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(guess)

BOOST_AUTO_TEST_CASE(a_sign_of_one_notation_names_it) {
  BOOST_TEST(guessed("8/8/8/3(Sa)4/8/8/8/8") == "ffen");
  BOOST_TEST(guessed("8/8/8/3*2Q4/8/8/8/8") == "janko");
}

BOOST_AUTO_TEST_CASE(what_all_read_the_same_way_is_no_question) {
  BOOST_TEST(guessed("4k3/8/8/8/8/8/4P3/4K3").find(':') == std::string::npos);
}

BOOST_AUTO_TEST_CASE(readings_that_differ_in_a_man_are_told_by_the_first_such_man) {
  BOOST_TEST(guessed("8/8/8/3-N4/8/8/8/8") ==
             "E-AMBIGUOUS | `3-N4` janko: neutral knight on d5 | `3-N4` x2fen: white knight on d5");
}

BOOST_AUTO_TEST_CASE(readings_of_two_boards_are_told_by_their_squares) {
  BOOST_TEST(guessed("11K5/8/8/8/8/8/8/8") ==
             "E-AMBIGUOUS | `11K5/8/8/8/8/8/8/8` janko: 64 squares in 8 rows | "
             "`11K5/8/8/8/8/8/8/8` x2fen: 73 squares in 8 rows");
}

BOOST_AUTO_TEST_CASE(letters_of_german_and_french_men_are_no_fairy_men_in_silence) {
  BOOST_TEST(guessed("8/1l6/8/3D4/8/8/b7/K6k") ==
             "E-AMBIGUOUS | `1l6` ffen: black man l on b7, white man d on d5, black bishop on a2 | "
             "`1l6` popeye-de: black bishop on b7, white queen on d5, black pawn on a2");
  BOOST_TEST(
      guessed("8/1f6/8/3D4/8/8/P7/R6r") ==
      "E-AMBIGUOUS | `1f6` ffen: black man f on b7, white man d on d5, white rook on a1, "
      "black rook on h1 | `1f6` popeye-fr: black bishop on b7, white queen on d5, white king "
      "on a1, black king on h1");
  BOOST_TEST(guessed("8/8/8/3S4/8/8/8/K6k") ==
             "E-AMBIGUOUS | `3S4` ffen: white man s on d5 | `3S4` janko: white square on d5 | "
             "`3S4` popeye: white knight on d5");
}

BOOST_AUTO_TEST_CASE(letters_of_fen_stay_those_of_fen) {
  for (char const* const text :
       {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", "8/8/8/3B4/8/8/b7/K6k",
        "8/8/8/3R4/8/8/8/K6k", "8/8/8/8/8/8/8/K6k"})
    BOOST_TEST(guessed(text) == "fen");
  BOOST_TEST(guessed("8/1g6/8/3B4/8/8/8/K6k") == "ffen");
  BOOST_TEST(guessed("8/1l6/8/3D4/8/8/q7/K6k") == "ffen");
}

BOOST_AUTO_TEST_CASE(many_squares_that_differ_are_not_all_listed) {
  BOOST_TEST(guessed("llllllll/8/8/8/8/8/8/K6k").find("black man l on d8 ...") !=
             std::string::npos);
}

BOOST_AUTO_TEST_CASE(what_nobody_reads_is_told_by_the_reader_who_came_furthest) {
  BOOST_TEST(guessed("4k3/8/8/8/8/8/4\x7fP3/4K3").substr(0, 2) == "E-");
}

BOOST_AUTO_TEST_CASE(lines_of_a_listing_that_are_positions) {
  BOOST_TEST(is_position_line("4k3/8/8/8/8/8/4P3/4K3"));
  BOOST_TEST(is_position_line("4k3/8/8/8/8/8/4P3/4K3 w - -"));
  BOOST_TEST(!is_position_line("4k3/8/8/8/8/8/4P3/4K3 and so on"));
  BOOST_TEST(!is_position_line("12/10/1997"));
  BOOST_TEST(!is_position_line("http://a/b/c/d"));
}

BOOST_AUTO_TEST_SUITE_END()
