// Words in solutions besides half-moves, and the lines that programs print around solutions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "semantics/solution/scan.hpp"

namespace dawson::semantics {

/// `solution`: the solution begins ("Solution:").
enum class SolutionWord : std::uint8_t {
  threat,
  zugzwang,
  but,
  refutes,
  set,
  attempt,
  key,
  solution
};

/// Reads the word at `scan`, with its colon or full stop, and moves `scan` after it.
std::optional<SolutionWord> take_solution_word(Scan& scan);

/// Reads words that mean any half-move: "ad lib", "other", "beliebig".
bool take_any_move(Scan& scan);

/// Reads a word between two alternatives: "or", "and".
bool take_alternative(Scan& scan);

/// Returns the end of the line that begins at `at`: a line end outside of braces that no mark
/// follows ("5.Bf4-b8", and below it "! Re2-e8"). A brace that is not closed ends with its line.
std::size_t end_of_line(std::string_view text, std::size_t at);
/// Returns the end of the line that no markup (in order of the text) continues in the next line.
std::size_t end_of_line(std::string_view text, std::size_t at,
                        std::vector<text::Span> const& markup);

/// Returns the markup that begins at `at`; null without one.
text::Span const* markup_at(std::vector<text::Span> const& markup, std::size_t at);

/// Replaces the quotes that enclose solutions in some collections by blanks, so that offsets do
/// not change.
void blank_stray_quotes(std::string& text);

/// Returns true for a program's messages ("solution finished.", "  1  (Kf3-e2 + )").
bool is_of_program(std::string_view line);

/// Returns true for a program's message that there may be more solutions.
bool says_partial(std::string_view line);

/// Returns the language of Popeye's words in `text`; nothing if there are none.
std::optional<chess::Language> language_by_words(std::string_view text);

}  // namespace dawson::semantics
