// FEN as lichess.org has it for its variants: men in hand behind the ranks, checks given.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads a record on a board of 8x8, or the beginning of one; "_" is a blank where there is no
/// other ("scalachess, FenReader"). An address of its analysis or editor is read as the record in
/// it; columns are then those of the address.
/// Errors (spans are bytes of `text`): those of the ranks of `read_fen`, E-UNCLOSED, E-URL and
/// those of `read_variant_fields`. `warnings` receives W-NOROOK and W-CLOCK.
text::Result<chess::Position> read_lichess(std::string_view text, text::Diagnostics& warnings);

/// Writes a record; the placement alone if no field is set. Men in hand stand behind a slash,
/// checks behind the clocks as those given.
WriteResult write_lichess(chess::Position const& position);

/// Whether `text` is an address of lichess.org.
bool is_lichess_address(std::string_view text);

}  // namespace dawson::notation
