// The words that stand in solutions beside half-moves, and the lines that programs print around
// them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "semantics/solution/scan.hpp"

namespace dawson::semantics {

enum class SolutionWord : std::uint8_t { threat, zugzwang, but, refutes, set, attempt, key };

/// The word at `scan`, with its colon or full stop; `scan` is behind it then.
std::optional<SolutionWord> take_solution_word(Scan& scan);

/// Where the line ends that begins at `at`: at a line end that stands outside of braces, and before
/// no mark ("5.Bf4-b8", and below "! Re2-e8"). A brace that is not closed ends with its line.
std::size_t end_of_line(std::string_view text, std::size_t at);
/// The same, where none of `markup` (in its order) goes on in the next line.
std::size_t end_of_line(std::string_view text, std::size_t at,
                        std::vector<text::Span> const& markup);

/// The one of `markup` that begins at `at`; null without one.
text::Span const* markup_at(std::vector<text::Span> const& markup, std::size_t at);

/// Collections have solutions whose first and last signs are quotes: they become blanks, so that
/// places in the text stay.
void blank_stray_quotes(std::string& text);

/// What a program says of its work ("solution finished.", "  1  (Kf3-e2 + )"): no solution.
bool is_of_program(std::string_view line);

/// Whether a line of a program says that there may be more solutions.
bool says_partial(std::string_view line);

/// The language that Popeye's words in `text` are in; nothing where they are in none.
std::optional<chess::Language> language_by_words(std::string_view text);

}  // namespace dawson::semantics
