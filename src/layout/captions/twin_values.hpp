// Formats twins as styles print them.
#pragma once

#include <cstdint>

#include "chess/language.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// Position of the bracket: "b)" after its label, "(b)" around it.
enum class TwinLabel : std::uint8_t { as_written, after, around };

/// Form of pieces in twins and solutions. By default, solutions have figurines, and twins are
/// printed as written.
enum class MoveForm : std::uint8_t { usual, as_written, figurines, letters };

/// Returns one twin with its label in that form: "(b) wK->g5" becomes "b) wK->g5", "+c)" becomes
/// "+(c)". A label is a letter, optionally followed by digits.
prose::Inlines with_twin_label(prose::Inlines twin, TwinLabel form);

/// Returns a twin with `wK`, `bS`, `nQ` before a square, an arrow or the end as pieces; the letters
/// are those of `language`.
prose::Inlines with_twin_figurines(prose::Inlines const& twin, chess::Language language);

}  // namespace dawson::layout
