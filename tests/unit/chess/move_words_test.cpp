#include "chess/move_words.hpp"

#include <boost/test/unit_test.hpp>

#include "chess/movement.hpp"

using namespace dawson::chess;

namespace {

BetzaPart part(char atom) {
  BetzaPart out;
  out.atom = atom;
  return out;
}

BetzaPart lame(BetzaPart out) { return out.lame = true, out; }
BetzaPart jumping(BetzaPart out) { return out.jumping = true, out; }

}  // namespace

BOOST_AUTO_TEST_SUITE(move_words_of_betza)

BOOST_AUTO_TEST_CASE(squares_on_the_way_must_be_empty_or_occupied) {
  BOOST_TEST(
      move_words(lame(part('D'))) ==
      "moves and captures by a leap of two squares straight (dabbaba), if the square between "
      "is empty");
  BOOST_TEST(move_words(jumping(part('D'))) ==
             "moves and captures by a leap of two squares straight (dabbaba), if a piece, of "
             "either side, is on the square between");
  BOOST_TEST(move_words(lame(part('N'))) ==
             "moves and captures as a knight, if the square that it passes, straight on, is empty");
}

BOOST_AUTO_TEST_CASE(a_piece_may_only_move_or_only_capture) {
  BetzaPart pawn = part('F');
  pawn.moves = false;
  BOOST_TEST(move_words(pawn) == "captures only, one square diagonally");
  pawn.moves = true;
  pawn.captures = false;
  BOOST_TEST(move_words(pawn) == "moves without capturing one square diagonally");
}

BOOST_AUTO_TEST_CASE(directions_are_described_for_the_moves_they_apply_to) {
  auto const bearing = [](char atom, std::vector<Bearing> bearings) {
    BetzaPart out = part(atom);
    out.bearings = std::move(bearings);
    return move_words(out).substr(std::string("moves and captures ").size());
  };
  Bearing const forward{Direction::forward, Breadth::plain};
  Bearing const right{Direction::right, Breadth::plain}, left{Direction::left, Breadth::plain};
  Bearing const anywhere{Direction::forward, Breadth::half};
  Bearing const narrow{Direction::forward, Breadth::narrow};
  BOOST_TEST(bearing('W', {forward}) == "one square straight, forwards");
  BOOST_TEST(bearing('W', {forward, {Direction::sideways, Breadth::plain}}) ==
             "one square straight, forwards or sideways");
  BOOST_TEST(bearing('F', {forward, right}) == "one square diagonally, forwards and to the right");
  BOOST_TEST(bearing('N', {anywhere}) == "as a knight, anywhere forwards");
  BOOST_TEST(bearing('N', {anywhere, anywhere}) == "as a knight, anywhere forwards");
  BOOST_TEST(bearing('N', {narrow}) == "as a knight, with the longer side forwards");
  BOOST_TEST(bearing('N', {forward, right}) ==
             "as a knight, forwards with the longer side to the right");
  BOOST_TEST(bearing('N', {forward, left, forward, right}) ==
             "as a knight, forwards with the longer side to the left or forwards with the longer "
             "side to the right");
}

BOOST_AUTO_TEST_CASE(equal_parts_are_described_once) {
  BOOST_TEST(move_words(Betza{part('W'), part('N'), part('W')}).size() == 2U);
}

BOOST_AUTO_TEST_SUITE_END()
