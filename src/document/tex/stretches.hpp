// Finds the ends of pieces of LaTeX code (words, comments, groups), for code that shows LaTeX as
// prose.
#pragma once

#include <cstddef>
#include <map>
#include <string_view>

namespace dawson::document {

/// Returns the offset after the letters of a control word that begin at `at`.
std::size_t behind_letters(std::string_view text, std::size_t at);
/// Returns the offset after the blanks that begin at `at`.
std::size_t behind_blanks(std::string_view text, std::size_t at);

/// Returns the offset after the comment at `at`, its line end and the blanks of the next line.
std::size_t behind_comment(std::string_view text, std::size_t at);

/// Returns the brace that closes the one at `open`; npos without. Escaped braces and those in
/// comments do not count.
std::size_t closing_brace(std::string_view text, std::size_t open);

/// Returns the closing brace for each opening brace that is closed.
std::map<std::size_t, std::size_t> partners(std::string_view text);

}  // namespace dawson::document
