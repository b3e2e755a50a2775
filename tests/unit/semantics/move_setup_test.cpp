// Move diagrams: the moving piece, its board, and the pieces around it.
#include <boost/test/unit_test.hpp>

#include <string>

#include "chess/board.hpp"
#include "semantics/betza/betza.hpp"
#include "semantics/move_setup.hpp"

using namespace dawson;
using namespace dawson::semantics;

namespace {

chess::Betza betza(std::string_view text) {
  text::Diagnostics warnings;
  auto const read = read_betza(text, warnings);
  BOOST_REQUIRE(read.ok());
  return *read;
}

chess::Position board(std::string_view text) {
  text::Diagnostics warnings;
  auto const read = read_move_board(text, warnings);
  BOOST_REQUIRE(read.ok());
  return *read;
}

std::string name_of(chess::Piece const& piece) {
  std::string const side = piece.side == chess::Side::white   ? "white "
                           : piece.side == chess::Side::black ? "black "
                                                              : "neutral ";
  return side + (piece.kind == chess::Kind::named    ? piece.name
                 : piece.kind == chess::Kind::knight ? "knight"
                 : piece.kind == chess::Kind::rook   ? "rook"
                 : piece.kind == chess::Kind::queen  ? "queen"
                 : piece.kind == chess::Kind::pawn   ? "pawn"
                 : piece.kind == chess::Kind::circle ? "circle"
                                                     : "another");
}

// "e4 white knight, e6 black pawn", file by file.
std::string pieces_on(chess::Position const& position) {
  std::string out;
  for (chess::Square square{0, 0}; square.file < 8; ++square.file)
    for (square.rank = 0; square.rank < 8; ++square.rank) {
      auto const cell = chess::cell_at(position.board, square);
      if (!cell || !position.board.cells()[*cell].occupant) continue;
      auto const& piece = std::get<chess::Piece>(*position.board.cells()[*cell].occupant);
      out += (out.empty() ? "" : ", ") + chess::square_name(square) + ' ' + name_of(piece);
    }
  return out;
}

MoveSetup set_up(std::string_view piece, std::string_view on,
                 std::optional<chess::Piece> mover = {},
                 std::optional<std::vector<Neighbour>> const& neighbours = {}) {
  auto setup = set_up_moves(betza(piece), board(on), {4, 3}, std::move(mover), neighbours);
  BOOST_REQUIRE(setup.ok());
  return std::move(*setup);
}

std::string code_of(text::Result<chess::Square> const& read) {
  return read.ok() ? chess::square_name(*read) : read.error().code;
}

}  // namespace

BOOST_AUTO_TEST_CASE(a_piece_has_the_symbol_of_a_piece_with_the_same_moves) {
  BOOST_TEST(pieces_on(set_up("N", "8x8").position) == "e4 white knight");
  BOOST_TEST(pieces_on(set_up("R", "8x8").position) == "e4 white rook");
  BOOST_TEST(pieces_on(set_up("W", "8x8").position) == "e4 white wazir");
  BOOST_TEST(pieces_on(set_up("W2A3", "8x8").position) == "e4 white circle");
}

BOOST_AUTO_TEST_CASE(the_piece_on_the_square_or_the_named_piece_moves_instead) {
  chess::Piece black;
  black.side = chess::Side::black, black.kind = chess::Kind::rook;
  BOOST_TEST(pieces_on(set_up("N", "fen 8/8/8/8/4r3/8/8/8").position) == "e4 black rook");
  BOOST_TEST(pieces_on(set_up("N", "8x8", black).position) == "e4 black rook");
  BOOST_TEST(pieces_on(set_up("N", "fen 8/8/8/8/4N3/8/8/8", black).position) == "e4 black rook");
}

BOOST_AUTO_TEST_CASE(neighbours_are_pawns_of_either_side) {
  chess::Piece black;
  black.side = chess::Side::black, black.kind = chess::Kind::knight;
  std::vector<Neighbour> const around{{{4, 5}, true, {}}, {{5, 3}, false, {}}};
  auto const white = set_up("N", "8x8", {}, around);
  BOOST_TEST(white.stand_ins);
  BOOST_TEST(pieces_on(white.position).find("e6 black pawn") != std::string::npos);
  BOOST_TEST(pieces_on(white.position).find("f4 white pawn") != std::string::npos);
  auto const other = set_up("N", "8x8", black, around);
  BOOST_TEST(pieces_on(other.position).find("e6 white pawn") != std::string::npos);
  BOOST_TEST(pieces_on(other.position).find("f4 black pawn") != std::string::npos);
}

BOOST_AUTO_TEST_CASE(hoppers_have_a_hurdle_unless_the_board_has_pieces) {
  BOOST_TEST(pieces_on(set_up("gQ", "8x8").position).find("neutral pawn") != std::string::npos);
  BOOST_TEST(set_up("gQ", "8x8").stand_ins);
  BOOST_TEST(!set_up("Q", "8x8").stand_ins);
  BOOST_TEST(!set_up("gQ", "8x8", {}, std::vector<Neighbour>{}).stand_ins);
  BOOST_TEST(!set_up("gQ", "fen 8/8/8/8/4Q2n/8/8/8").stand_ins);
}

BOOST_AUTO_TEST_CASE(squares_and_neighbours_must_be_on_the_board) {
  chess::Board const small = board("5x5").board;
  BOOST_TEST(code_of(read_move_square("c3", small)) == "c3");
  BOOST_TEST(code_of(read_move_square("3,4", small)) == "c4");
  BOOST_TEST(code_of(read_move_square("f3", small)) == "E-SQUARE");
  BOOST_TEST(code_of(read_move_square("6,1", small)) == "E-SQUARE");
  BOOST_TEST(chess::square_name(middle_square(small)) == "c3");
  BOOST_TEST(chess::square_name(middle_square(board("8x8").board)) == "e4");
  auto const code = [&](std::string_view text) {
    auto const read = read_neighbours(text, small, {2, 2});
    return read.ok() ? std::to_string(read->size()) : read.error().code;
  };
  BOOST_TEST(code("none") == "0");
  BOOST_TEST(code("a1:enemy, b2:friend") == "2");
  BOOST_TEST(code("0,2:e -1,0:f") == "2");
  BOOST_TEST(code("0,3:e") == "E-SQUARE");
  BOOST_TEST(code("f1:e") == "E-SQUARE");
  BOOST_TEST(code("c3:e") == "E-OCCUPIED");
  BOOST_TEST(code("a1:e a1:f") == "E-OCCUPIED");
  BOOST_TEST(code("a1:x") == "E-VALUE");
}
