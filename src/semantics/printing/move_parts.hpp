// A written half-move, split into the parts that styles print in their own way.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "semantics/solution/half_move.hpp"

namespace dawson::semantics {

/// A part of a half-move. The kinds are in the order of print.
struct MovePart {
  enum class Kind : std::uint8_t {
    opening,    ///< effects before the piece
    path,       ///< piece, squares and capture sign; castling
    promotion,  ///< with its sign: "=Q", "(Q)"
    en_passant,
    effect,  ///< effects in brackets, and all other suffixes
    check,
    goal,
  };
  Kind kind = Kind::path;
  text::Span where;  ///< in the text of the solution, without blanks around it
};

/// Returns the parts of `half` in the order of print. `text` is the text of its solution.
std::vector<MovePart> parts_of(std::string_view text, HalfMove const& half);

/// Returns the piece letters of a promotion, without its sign and parentheses.
std::string_view promoted_letters(std::string_view promotion);

}  // namespace dawson::semantics
