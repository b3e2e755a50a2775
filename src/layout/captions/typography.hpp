// Typography of values: quotes and dashes by language, ranges, halves, arrows, and words that stay
// on one line.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "chess/language.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// Form of half moves: "h#3.5", "h#3,5", "h#3½".
enum class Decimal : std::uint8_t { as_written, point, comma, half };

/// Returns quotes, apostrophes and dashes in the style of the language: "Echo" becomes “Echo”,
/// „Echo“ or, with no-break spaces inside, « Echo »; ` - ` and `--` become an en dash, `---` an em
/// dash. Code, raw text and correct signs are unchanged. Call it once per paragraph: quotes depend
/// on the text before them, in any font.
prose::Inlines with_quotes(prose::Inlines inlines, chess::Language language);

/// Returns hyphens between two numbers as en dashes, "1992–1994"; not beside letters or further
/// hyphens ("A-1", "1-2-3"). LaTeX gets `--`, and none within braces.
prose::Inlines with_en_dashes(prose::Inlines inlines);

/// Returns moves and a half, "3.5", "3,5", "3½", in one form; not where a digit, full stop or comma
/// is next to them ("2.1.1.1").
prose::Inlines with_decimals(prose::Inlines inlines, Decimal decimal);

/// Returns `->`, `-->` as →, and `<->`, `<-->` as ↔.
prose::Inlines with_arrows(prose::Inlines inlines);

/// Returns inlines with no-break spaces between a number and the word that belongs to it ("8 June
/// 1993", "8. VI. 1993", "zum 65. Geburtstag", "Nr. 12", "p. 7", "2nd prize"), and between two or
/// three consecutive words with capitals ("Bo Lindgren"); more of them are a title. Initials and
/// small words in names ("A. van der X") are tied to the next word. Words are tied only if `fits`
/// returns true for them.
prose::Inlines with_ties(prose::Inlines inlines,
                         std::function<bool(std::string_view tied)> const& fits);

/// Returns the same for output formats that break lines themselves, in a measure that is unknown
/// here: words longer than half the width of a default board are not tied.
prose::Inlines with_ties(prose::Inlines inlines);
std::string with_ties(std::string_view text);

/// Returns inlines with word joiners within initials and dates, "J.-M.", "xii/1942", for shaping
/// engines that end lines there.
prose::Inlines with_whole_words(prose::Inlines inlines);

/// Returns inlines in which lines end only before the text of these slots. No value if there is no
/// such place, or if `fits` returns false for one of the parts.
std::optional<prose::Inlines> broken_before(std::span<std::string_view const> slots,
                                            prose::Inlines inlines,
                                            std::function<bool(std::string_view part)> const& fits);

}  // namespace dawson::layout
