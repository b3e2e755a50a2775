// FEN ("PGN 16.1"): eight ranks of eight, castling rights named by their wings.
//
//     fen = placement , [ " " , mover , " " , castling , " " , passant , " " , halfmove , " " ,
//     fullmove ] ;
//
// Ranks, turn and clocks are those of the whole family; what is FEN's own is its castling field.
#include "notation/forsyth/fen.hpp"

#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth_write.hpp"
#include "notation/letters.hpp"

namespace dawson::notation {

text::Result<chess::Position> read_fen(std::string_view text, text::Diagnostics& warnings) {
  return read_record({orthodox_kinds(), {8}}, {"wb", read_wings, read_en_passant}, text, warnings);
}

WriteResult write_fen(chess::Position const& position) {
  constexpr std::size_t widths[] = {8};
  return write_record(position, {.kinds = orthodox_kinds()}, widths,
                      {"wb", wings_text, read_en_passant});
}

}  // namespace dawson::notation
