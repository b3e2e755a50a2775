// SFEN, which shogi programs write: Black, who moves up the board, is Dawson's White.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads a board, and the fields behind it: side to move, men in hand, number of the move, which
/// counts the moves of both sides ("The Universal Shogi Interface, sfen"). Letters are those of
/// shogi unless `letters` names another game.
/// Errors (spans are bytes of `text`): those of the board of `read_fsf`; E-STM, E-CHAR, E-CLOCK,
/// E-LIMIT; E-FIELD where a field is missing or one too many. W-CLOCK where the number is one of
/// the other side's moves.
text::Result<chess::Position> read_sfen(std::string_view text, Letters const& letters,
                                        text::Diagnostics& warnings);

/// Writes all fields: White, who is SFEN's Black, and move 1 where the position does not say them.
WriteResult write_sfen(chess::Position const& position, Letters const& letters);

}  // namespace dawson::notation
