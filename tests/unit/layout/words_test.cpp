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
