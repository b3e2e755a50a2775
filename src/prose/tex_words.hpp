// Text of LaTeX that is words and no more: typography may treat it as text.
#pragma once

#include <optional>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::prose {

/// The text that `part` is, raw LaTeX of letters, digits, blanks, stops, commas, round brackets and
/// hyphens within words among it, as LaTeX prints both alike. Nothing for anything else.
std::optional<std::string_view> words_of(Inline const& part);

/// The same, where such LaTeX has become text. Null for anything else.
Text* words_in(Inline& part);

}  // namespace dawson::prose
