#include "drawing/canvas.hpp"

#include <boost/test/unit_test.hpp>

using namespace dawson;
using namespace dawson::drawing;
using Side = chess::Side;

BOOST_AUTO_TEST_CASE(pieces_require_the_picture_of_their_symbol) {
  chess::Piece piece{chess::Kind::named, Side::blue, 0, "grasshopper"};
  BOOST_TEST((piece_of(piece) == PieceDrawing{"Q", Side::blue}));
  piece.side = chess::Side::colour(4);
  BOOST_TEST((piece_of(piece) == PieceDrawing{"Q", Side::blue}), "a number means the same army");
  piece.side = chess::Side::colour(10);
  BOOST_TEST((piece_of(piece) == PieceDrawing{"Q", Side::blue}), "armies come round again");
  piece.name = "nobody";
  BOOST_TEST(!piece_of(piece).has_value());
}
