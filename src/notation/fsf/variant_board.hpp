// Boards of variants: ranks of letters, numbers, walls and holes, and men in hand behind them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

enum class BoardSigns {
  all,
  shogi,  ///< letters, `+` and numbers alone
};

/// Reads the board, and with all signs men in hand, at the beginning of `text` into `position`, up
/// to the blank before the fields or the end, and gives that place. Throws the first fault from the
/// left: E-CHAR, E-ZERO, E-LIMIT, E-WIDTH, E-ROWS, E-EMPTYROW, E-MAN, E-UNCLOSED, E-AMBIGUOUS.
/// W-RUN.
std::size_t read_variant_board(std::string_view text, Letters const& letters, BoardSigns signs,
                               chess::Position& position, text::Diagnostics& warnings);

/// The ranks; what they cannot say is added to `written.unsupported`.
std::string variant_board_text(chess::Board const& board, Letters const& letters, BoardSigns signs,
                               WriteResult& written);

}  // namespace dawson::notation
