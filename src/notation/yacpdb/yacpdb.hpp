// The board string of YACPDB and Olive: figures, turned, neutral and framed, on a board of 8x8.
#pragma once

#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads a board ("Olive, board.py; fen-tool"). `(q2)` is a queen on her head, whatever she is; s
/// and n are both the knight; `!` makes a man neutral, `B` before the rest frames his square. An
/// address of the site (".../xfen/?...") is read as its string; columns are then those of the
/// address.
/// Errors (spans are bytes of `text`): E-CHAR, E-ADJ, E-WIDTH, E-ROWS, E-EMPTYROW, E-NAME, E-ROT,
/// E-UNCLOSED, E-URL. `warnings` receives W-ROT where a figure does not turn that far.
text::Result<chess::Position> read_yacpdb(std::string_view text, text::Diagnostics& warnings);

/// Writes a board; brackets stand where a turn, a neutral man or a frame asks for them.
WriteResult write_yacpdb(chess::Position const& position);

/// Men without a board: "(q2)(!s)". E-EMPTY where there is none, and those of a board.
text::Result<std::vector<chess::Occupant>> read_yacpdb_men(std::string_view text,
                                                           text::Diagnostics& warnings);

/// Whether `text` is an address of the site.
bool is_yacpdb_address(std::string_view text);

}  // namespace dawson::notation
