#include <boost/test/unit_test.hpp>

#include "boards.hpp"
#include "layout/words.hpp"

using namespace dawson;
using chess::Kind, chess::Man, chess::Side;

BOOST_AUTO_TEST_CASE(a_position_is_said_by_sides_and_by_kinds) {
  chess::Position position = layout::drawn({"..k.", "....", "K..."});
  auto& cells = position.board.cells();
  cells[4].occupant = Man{Kind::pawn, Side::white, 0, {}};
  cells[5].occupant = Man{Kind::queen, Side::neutral, 4, {}};
  cells[6].occupant = Man{Kind::named, Side::black, 0, "grasshopper"};
  cells[7].occupant = chess::Text{"7", 0};
  cells[3].occupant = Man{Kind::rook, Side::colour(12), 0, {}};
  BOOST_TEST(layout::in_words(position) ==
             "White: king a1, pawn a2. Black: king c3, grasshopper c2. Neutral: queen turned 180° "
             "b2. Colour 12: rook d3. Letters: \"7\" d2.");
  BOOST_TEST(layout::in_words(layout::drawn({"..", ".."})) == "An empty board.");
}

BOOST_AUTO_TEST_CASE(walls_and_men_in_hand_are_said_at_the_end) {
  chess::Position position = layout::drawn({"k.", ".K"});
  position.board.cells()[1].kind = chess::CellKind::wall;
  position.hands = {{{Kind::queen, Side::white, 0, {}}, 1},
                    {{Kind::pawn, Side::white, 0, {}}, 2},
                    {{Kind::named, Side::black, 0, "lance"}, 13}};
  BOOST_TEST(layout::in_words(position) ==
             "White: king b1. Black: king a2. Walls: b2. In hand White: queen, two pawns. In hand "
             "Black: 13 lances.");
  Man promoted{Kind::letter, Side::white, 0, "b"};
  promoted.promotion = chess::Promotion::promoted;
  BOOST_TEST(layout::in_words(chess::Occupant(promoted)) == "white promoted man \"b\"");
}
