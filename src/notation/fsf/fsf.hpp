// Fairy-Stockfish's extended FEN, which pychess-variants and related programs also write: boards of
// any size, pieces in hand, promoted pieces, walls, checks to give.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Parses a placement and any number of the fields after it; `letters` gives the meaning of letters
/// ("Fairy-Stockfish, Position::set"). Errors (spans are bytes of `text`): E-CHAR, E-ZERO, E-LIMIT,
/// E-WIDTH, E-ROWS, E-EMPTYROW, E-MAN, E-UNCLOSED, E-AMBIGUOUS (eight letters after eight ranks),
/// and those of `read_variant_fields`.
text::Result<chess::Position> read_fsf(std::string_view text, Letters const& letters,
                                       text::Diagnostics& warnings);

/// Writes a record; the placement alone if no field is set. Pieces in hand are in brackets, checks
/// before the clocks.
WriteResult write_fsf(chess::Position const& position, Letters const& letters);

}  // namespace dawson::notation
