// A position without a name of its notation.
#include "notation/guess.hpp"

#include <boost/test/unit_test.hpp>

#include "notation/notations.hpp"

using namespace dawson::notation;

namespace {

// The notation, or the code and the help of the error.
std::string guessed(std::string_view text) {
  dawson::text::Diagnostics warnings;
  auto const read = read_any(text, warnings);
  if (!read) return read.error().code + ": " + read.error().hint;
  return std::string(read->notation->name);
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
  BOOST_TEST(
      guessed("8/8/8/3-N4/8/8/8/8") ==
      "E-AMBIGUOUS: name the notation (janko: neutral knight on d5; x2fen: white knight on d5)");
}

BOOST_AUTO_TEST_CASE(readings_of_two_boards_are_told_by_their_squares) {
  BOOST_TEST(guessed("11K5/8/8/8/8/8/8/8") ==
             "E-AMBIGUOUS: name the notation (janko: 64 squares in 8 rows; x2fen: 73 squares in 8 "
             "rows)");
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
