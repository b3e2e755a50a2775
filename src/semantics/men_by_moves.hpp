// The names of pieces by their moves.
#pragma once

#include <string_view>
#include <vector>

#include "chess/fairy_pieces.hpp"
#include "chess/movement.hpp"

namespace dawson::semantics {

struct NamedPiece {
  std::string_view name;  ///< English, lower case
  std::string_view betza;
  std::string_view remark;  ///< what the string omits: "without the double step"

  /// Returns the name in `language`, or the English name if the language has none.
  std::string_view in(chess::Language language) const {
    std::string_view const other = chess::name_of_piece(name, language);
    return other.empty() ? name : other;
  }
};

/// Returns all pieces that move exactly so, however the string was written ("NK" is "KN"):
/// orthodox pieces, then those of problems (chess::fairy_pieces), then those of variants; names
/// without a remark come first. Chains are compared by the squares that they reach.
std::vector<NamedPiece> pieces_by_moves(chess::Movement const& movement);

/// Returns the string of the piece with that name, in any language; orthodox pieces too. Empty if
/// the name is unknown or the notation cannot describe the piece. A name with different meanings
/// in problems and in variants (cardinal, archbishop) has the meaning in problems.
std::string_view betza_of(std::string_view name);

}  // namespace dawson::semantics
