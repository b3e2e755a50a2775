// How signs in values are set: quotes and dashes by language, ranges, halves, arrows.
#pragma once

#include <cstdint>

#include "chess/language.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// "h#3.5", "h#3,5", "h#3½".
enum class Decimal : std::uint8_t { as_written, point, comma, half };

/// Quotes, apostrophes and dashes as the language has them: "Echo" is “Echo”, „Echo“ or, with
/// no-break spaces inside, « Echo »; ` - ` and `--` are an en dash, `---` an em dash. What is code,
/// raw or written in the right way already stays. One call for a paragraph: quotes look at what
/// stands before them, in whatever font.
prose::Inlines with_quotes(prose::Inlines inlines, chess::Language language);

/// A hyphen between two numbers as an en dash, "1992–1994"; not beside letters or further hyphens
/// ("A-1", "1-2-3"). LaTeX gets `--`, and none within braces.
prose::Inlines with_en_dashes(prose::Inlines inlines);

/// Moves and a half, "3.5", "3,5", "3½", in one way of writing; not where a digit, full stop or
/// comma is next to them ("2.1.1.1").
prose::Inlines with_decimals(prose::Inlines inlines, Decimal decimal);

/// `->`, `-->` as →, `<->`, `<-->` as ↔.
prose::Inlines with_arrows(prose::Inlines inlines);

}  // namespace dawson::layout
