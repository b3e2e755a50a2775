// FEN ("PGN 16.1"): eight ranks of eight, castling rights named by their wings.
//
//     fen = placement , [ " " , mover , " " , castling , " " , passant , " " , halfmove , " " ,
//     fullmove ] ;
//
// Ranks, turn and clocks are those of the whole family; what is FEN's own is its castling field.
//
// Shredder-FEN is FEN but for one field: castling = "-" | file , { file }, a file being A to H for
// White and a to h for Black.
//
// X-FEN differs from FEN in the width of the board (8 or 10, so that counts go to 10), in two men,
// in its castling letters, and in what an en passant square says:
//
//     castling = "-" | ( "K" | "Q" | "k" | "q" | file ) , { ... } ;
//     passant  = "-" | file , ( "3" | "6" ) ;   (* only where a pawn stands ready to take *)
#include "notation/forsyth/fen.hpp"

#include <array>

#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/letters.hpp"

namespace dawson::notation {
namespace {

using chess::Kind;
using chess::Side;

constexpr std::array xfen_kinds = {Kind::king,   Kind::queen, Kind::rook,       Kind::bishop,
                                   Kind::knight, Kind::pawn,  Kind::archbishop, Kind::chancellor};
constexpr std::size_t xfen_widths[] = {8, 10};

/// Whether a pawn of the side to move stands beside the one that has just passed `square`.
bool can_be_taken(std::string_view square, chess::Position const& position) {
  bool const white = position.to_move == Side(Side::white);
  auto const rank = position.board.row(white ? 3 : 4);
  auto const pawn =
      chess::Occupant(chess::Man{Kind::pawn, white ? Side::white : Side::black, 0, {}});
  auto const file = static_cast<std::size_t>(square[0] - 'a');
  return (file > 0 && rank[file - 1].occupant == pawn) ||
         (file + 1 < rank.size() && rank[file + 1].occupant == pawn);
}

Fault read_passant(text::Span field, Record& record) {
  if (auto fault = read_en_passant(field, record)) return fault;
  std::string_view const square = record.written(field);
  if (square != "-" && !can_be_taken(square, record.position))
    record.warnings.push_back(
        text::warning("W-EP", field, "no pawn can take en passant on that square", "write -"));
  return {};
}

constexpr RecordRules fen{orthodox_kinds, fen_widths, "wb",
                          read_wings,     wings_text, read_en_passant};
constexpr RecordRules shredder{orthodox_kinds,  fen_widths,      "wb",
                               read_rook_files, rook_files_text, read_en_passant};
constexpr RecordRules xfen{xfen_kinds,           xfen_widths,          "wb",
                           read_outermost_rooks, outermost_rooks_text, read_passant};

}  // namespace

text::Result<chess::Position> read_fen(std::string_view text, text::Diagnostics& warnings) {
  return read_record(fen, text, warnings);
}
text::Result<chess::Position> read_shredder(std::string_view text, text::Diagnostics& warnings) {
  return read_record(shredder, text, warnings);
}
text::Result<chess::Position> read_xfen(std::string_view text, text::Diagnostics& warnings) {
  return read_record(xfen, text, warnings);
}

WriteResult write_fen(chess::Position const& position) { return write_record(position, fen); }
WriteResult write_shredder(chess::Position const& position) {
  return write_record(position, shredder);
}
WriteResult write_xfen(chess::Position const& position) { return write_record(position, xfen); }

}  // namespace dawson::notation
