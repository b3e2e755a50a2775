// LaTeX code that is only words, which typography may treat as text.
#pragma once

#include <optional>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::prose {

/// Returns the text of `part`: plain text, or raw LaTeX that consists of letters, digits, blanks,
/// full stops, commas, round brackets and hyphens within words, which LaTeX prints unchanged. No
/// value for anything else.
std::optional<std::string_view> words_of(Inline const& part);

/// Returns the text of `part`, after converting such LaTeX to text. Null for anything else.
Text* words_in(Inline& part);

}  // namespace dawson::prose
