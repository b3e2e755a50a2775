// Notations of variants: Fairy-Stockfish's extended FEN, the FEN of lichess.org, and the SFEN of
// shogi programs.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

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

/// Parses a board and the fields after it: side to move, pieces in hand, move number, which counts
/// the moves of both sides ("The Universal Shogi Interface, sfen"). Letters are those of shogi
/// unless `letters` names another variant. Errors (spans are bytes of `text`): those of the board
/// of `read_fsf`; E-STM, E-CHAR, E-CLOCK, E-LIMIT; E-FIELD for a missing or additional field.
/// `warnings` receives W-CLOCK if the number belongs to a move of the other side.
text::Result<chess::Position> read_sfen(std::string_view text, Letters const& letters,
                                        text::Diagnostics& warnings);

/// Writes all fields; White (SFEN's Black) to move and move 1 if the position does not state them.
WriteResult write_sfen(chess::Position const& position, Letters const& letters);

}  // namespace dawson::notation
