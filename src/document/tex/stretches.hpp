// Where stretches of LaTeX end, for who shows it.
#pragma once

#include <cstddef>
#include <map>
#include <string_view>

namespace dawson::document {

/// Behind the letters of a control word, or the blanks, that begin at `at`.
std::size_t behind_letters(std::string_view text, std::size_t at);
std::size_t behind_blanks(std::string_view text, std::size_t at);

/// Behind the comment at `at`, its line end and the blanks of the next line.
std::size_t behind_comment(std::string_view text, std::size_t at);

/// The brace that closes the one at `open`; npos without. Escaped ones and those in comments count
/// nothing.
std::size_t closing_brace(std::string_view text, std::size_t open);

/// The same for each brace that is closed.
std::map<std::size_t, std::size_t> partners(std::string_view text);

}  // namespace dawson::document
