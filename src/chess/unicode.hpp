// The chess symbols of Unicode: conversions between pieces and characters.
#pragma once

#include <optional>

#include "chess/piece.hpp"

namespace dawson::chess {

/// Returns the character of a piece: U+2654 to U+265F, and U+1FA00 to U+1FA57 for neutral and
/// rotated pieces, equihoppers, the knight's compounds, ferz and alfil (Unicode 17). No value where
/// Unicode has none.
std::optional<char32_t> unicode_character(Piece const& piece);

/// Returns the character that represents a piece in copied text: its Unicode symbol, or a marker's
/// shape, open or solid, regardless of rotation.
std::optional<char32_t> copied_character(Piece const& piece);

/// Returns the piece of a character; no value if it is not a chess symbol.
std::optional<Piece> piece_of_character(char32_t character);

}  // namespace dawson::chess
