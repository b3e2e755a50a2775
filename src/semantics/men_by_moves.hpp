// Which man moves like that: names by movement.
#pragma once

#include <string_view>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "chess/movement.hpp"

namespace dawson::semantics {

struct NamedPiece {
  std::string_view name;  ///< English, lower case
  std::string_view betza;
  std::string_view remark;  ///< what the string leaves out: "without the double step"

  /// The English name where the language has none.
  std::string_view in(chess::Language language) const {
    std::string_view const other = chess::name_of_piece(name, language);
    return other.empty() ? name : other;
  }
};

/// All men that move exactly so, however the string was written ("NK" is "KN"): orthodox men first,
/// then those of problems (chess::fairy_pieces), then those of variants; who is meant without a
/// remark before the others. Of chains what they reach is compared, not how they are put together.
std::vector<NamedPiece> pieces_by_moves(chess::Movement const& movement);

/// The string of the man of that name, in any language; orthodox men too. Empty where
/// nobody knows the name, or the notation cannot say what he does. What is another man in problems
/// than in variants (cardinal, archbishop) is the one of problems.
std::string_view betza_of(std::string_view name);

}  // namespace dawson::semantics
