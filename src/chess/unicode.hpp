// The chess symbols of Unicode.
#pragma once

#include <optional>

#include "chess/man.hpp"

namespace dawson::chess {

/// The character of a man: U+2654 to U+265F, and U+1FA00 to U+1FA57 for neutral and turned ones,
/// equihoppers, the knight's compounds, ferz and alfil (Unicode 17). Nothing where Unicode has
/// none.
std::optional<char32_t> unicode_character(Man const& man);

/// What a man is copied as: his character, or a marker's shape, open or solid, however it turns.
std::optional<char32_t> copied_character(Man const& man);

/// The man of a character; nothing for characters that are none.
std::optional<Man> man_of_character(char32_t character);

}  // namespace dawson::chess
