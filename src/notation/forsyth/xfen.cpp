// X-FEN differs from FEN in the width of the board (8 or 10, so that counts go to 10), in two men,
// in its castling letters, and in what an en passant square says:
//
//     castling = "-" | ( "K" | "Q" | "k" | "q" | file ) , { ... } ;
//     passant  = "-" | file , ( "3" | "6" ) ;           (* only where a pawn stands ready to take
//     *)
#include "notation/forsyth/xfen.hpp"

#include <array>

#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth_write.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Side;

constexpr std::array kinds = {Kind::king,   Kind::queen, Kind::rook,       Kind::bishop,
                              Kind::knight, Kind::pawn,  Kind::archbishop, Kind::chancellor};

/// Whether a pawn of the side to move stands beside the one that has just passed `square`.
bool can_be_taken(std::string_view square, chess::Position const& position) {
  bool const white = position.to_move == Side(Side::white);
  auto const rank = position.board.row(white ? 3 : 4);
  auto const pawn =
      chess::SquareContent(chess::Piece{Kind::pawn, white ? Side::white : Side::black, 0, {}});
  auto const file = static_cast<std::size_t>(square[0] - 'a');
  return (file > 0 && rank[file - 1].occupant == pawn) ||
         (file + 1 < rank.size() && rank[file + 1].occupant == pawn);
}

Fault read_passant(text::Span field, Record& record) {
  if (auto fault = read_en_passant(field, record)) return fault;
  std::string_view const square = record.written(field);
  if (square != "-" && !can_be_taken(square, record.position))
    record.warnings.push_back(text::warning(
        "W-EP", field, "no pawn can take en passant on that square; kept", "write `-`"));
  return {};
}

}  // namespace

text::Result<chess::Position> read_xfen(std::string_view text, text::Diagnostics& warnings) {
  return read_record({kinds, {8, 10}}, {"wb", read_outermost_rooks, read_passant}, text, warnings);
}

WriteResult write_xfen(chess::Position const& position) {
  constexpr std::size_t widths[] = {8, 10};
  return write_record(position, {.kinds = kinds}, widths,
                      {"wb", outermost_rooks_text, read_en_passant});
}

}  // namespace dawson::notation
