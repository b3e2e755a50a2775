// The board string of YACPDB and Olive: symbols, rotated, neutral and framed, on a board of 8x8.
#pragma once

#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Parses a board ("Olive, board.py; fen-tool"). `(q2)` is a queen rotated by 180 degrees, whatever
/// piece it represents; s and n are both the knight; `!` makes a piece neutral, a leading `B`
/// frames its square. For an address of the site (".../xfen/?..."), parses its string; columns are
/// then those of the address. Errors (spans are bytes of `text`): E-CHAR, E-ADJ, E-WIDTH, E-ROWS,
/// E-EMPTYROW, E-NAME, E-ROT, E-UNCLOSED, E-URL. `warnings` receives W-ROT for a rotation that the
/// symbol does not have.
text::Result<chess::Position> read_yacpdb(std::string_view text, text::Diagnostics& warnings);

/// Writes a board, with brackets for rotated, neutral and framed pieces.
WriteResult write_yacpdb(chess::Position const& position);

/// Parses pieces without a board: "(q2)(!s)". E-EMPTY if there is none, and the errors of a board.
text::Result<std::vector<chess::SquareContent>> read_yacpdb_men(std::string_view text,
                                                                text::Diagnostics& warnings);

/// Returns whether `text` is an address of the site.
bool is_yacpdb_address(std::string_view text);

}  // namespace dawson::notation
