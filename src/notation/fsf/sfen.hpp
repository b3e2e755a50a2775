// SFEN, the notation of shogi programs. SFEN's Black, which moves up the board, is Dawson's White.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

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
