// Popeye's Forsyth as a notation.
#include "notation/forsyth/fen.hpp"

#include <boost/test/unit_test.hpp>

#include "notation/janko/janko.hpp"

using namespace dawson;

namespace {

std::string written(std::string_view janko) {
  text::Diagnostics warnings;
  auto const position = notation::read_janko(janko, warnings);
  BOOST_REQUIRE(position.ok());
  auto const out = notation::write_popeye(*position, chess::Language::english);
  if (out.ok()) return out.text;
  std::string lost = "!";
  for (std::string const& what : out.unsupported) lost += " " + what + ";";
  return lost;
}

std::string fault(std::string_view text) {
  auto const position = notation::read_popeye(text, chess::Language::english);
  return position ? "" : std::to_string(position.error().span.begin) + " " + position.error().code;
}

}  // namespace

BOOST_AUTO_TEST_SUITE(popeye_forsyth)

BOOST_AUTO_TEST_CASE(whole_ranks_of_an_orthodox_board_are_written) {
  BOOST_TEST(written("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR") ==
             "rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR");
  BOOST_TEST(written("8/8/8/3-n4/8/8/8/8") == "8/8/8/3=S4/8/8/8/8");
}

BOOST_AUTO_TEST_CASE(other_boards_cannot_be_written) {
  BOOST_TEST(written("4k4/9/9/9/9/9/9/9") == "! a board that is not 8x8;");
  BOOST_TEST(written("4k3/8/8/8/8/8/8") == "! a board that is not 8x8;");
  BOOST_TEST(written("4k3/8/8/8/8/8/8/8/8") == "! a board that is not 8x8;");
}

BOOST_AUTO_TEST_CASE(runs_may_cross_ranks_and_slashes_may_not_be_within_a_rank) {
  BOOST_TEST(fault("k62Q") == "");
  BOOST_TEST(fault("k63Q") == "3 E-WIDTH");
  BOOST_TEST(fault("k3/8") == "2 E-WIDTH");
}

BOOST_AUTO_TEST_SUITE_END()
