// Shredder-FEN is FEN but for one field: castling = "-" | file , { file }, a file being A to H for
// White and a to h for Black.
#include "notation/forsyth/shredder.hpp"

#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth_write.hpp"
#include "notation/letters.hpp"

namespace dawson::notation {

text::Result<chess::Position> read_shredder(std::string_view text, text::Diagnostics& warnings) {
  return read_record({orthodox_kinds(), {8}}, {"wb", read_rook_files, read_en_passant}, text,
                     warnings);
}

WriteResult write_shredder(chess::Position const& position) {
  constexpr std::size_t widths[] = {8};
  return write_record(position, {.kinds = orthodox_kinds()}, widths,
                      {"wb", rook_files_text, read_en_passant});
}

}  // namespace dawson::notation
