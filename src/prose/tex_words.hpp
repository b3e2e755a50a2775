// Text of LaTeX that is words and no more: typography may treat it as text.
#pragma once

#include "prose/prose.hpp"

namespace dawson::prose {

/// The text that `part` is; raw LaTeX of letters, digits, blanks, stops, commas, round brackets and
/// hyphens within words becomes text, as LaTeX prints both alike. Null for anything else.
Text* words_in(Inline& part);

}  // namespace dawson::prose
