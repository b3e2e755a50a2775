// FEN of lichess.org for its variants: pieces in hand after the ranks, checks given.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Parses a record on a board of 8x8, or the beginning of one; "_" is a blank if there is no other
/// blank ("scalachess, FenReader"). For an address of lichess's analysis or editor, parses the
/// record in it; columns are then those of the address. Errors (spans are bytes of `text`): those
/// of the ranks of `read_fen`, E-UNCLOSED, E-URL and those of `read_variant_fields`. `warnings`
/// receives W-NOROOK and W-CLOCK.
text::Result<chess::Position> read_lichess(std::string_view text, text::Diagnostics& warnings);

/// Writes a record; the placement alone if no field is set. Pieces in hand come after a slash,
/// checks after the clocks as checks given.
WriteResult write_lichess(chess::Position const& position);

/// Returns whether `text` is an address of lichess.org.
bool is_lichess_address(std::string_view text);

}  // namespace dawson::notation
