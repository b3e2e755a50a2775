// Boards of variants: ranks of letters, numbers, walls and holes, and pieces in hand after them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// The characters that a board may use.
enum class BoardSigns {
  all,
  shogi,  ///< letters, `+` and numbers only
};

/// Parses the board, and with all signs the pieces in hand, at the beginning of `text` into
/// `position`, up to the blank before the fields or the end, and returns that offset. Throws the
/// first error from the left as a `text::Diagnostic`: E-CHAR, E-ZERO, E-LIMIT, E-WIDTH, E-ROWS,
/// E-EMPTYROW, E-MAN, E-UNCLOSED, E-AMBIGUOUS. `warnings` receives W-RUN.
std::size_t read_variant_board(std::string_view text, Letters const& letters, BoardSigns signs,
                               chess::Position& position, text::Diagnostics& warnings);

/// Returns the ranks as text; contents that they cannot express are added to `written.unsupported`.
std::string variant_board_text(chess::Board const& board, Letters const& letters, BoardSigns signs,
                               WriteResult& written);

}  // namespace dawson::notation
