// Twins as styles print them.
#pragma once

#include <cstdint>

#include "chess/language.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// "b)" behind its label, "(b)" around it.
enum class TwinLabel : std::uint8_t { as_written, after, around };

/// How men are named in twins and solutions. Where no style says it, solutions have figurines, and
/// twins stay as written.
enum class MoveForm : std::uint8_t { usual, as_written, figurines, letters };

/// One twin with its label in that form: "(b) wK->g5" is "b) wK->g5", "+c)" is "+(c)". A label is a
/// letter, perhaps with digits.
prose::Inlines with_twin_label(prose::Inlines twin, TwinLabel form);

/// `wK`, `bS`, `nQ` before a square, an arrow or the end as men, letters of `language`.
prose::Inlines with_twin_figurines(prose::Inlines const& twin, chess::Language language);

}  // namespace dawson::layout
