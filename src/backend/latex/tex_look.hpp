// Fonts of captions in LaTeX.
#pragma once

#include <string>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::backend {

/// The words that change the font to `look`: "\bfseries\itshape"; empty for one that says
/// nothing.
std::string tex_look(prose::Look const& look);

/// The control word of a slot without its backslash: "DawsonSourceNumber" for "source-number".
std::string slot_word(std::string_view slot);

/// A colour as an argument of \color: as written where we and xcolor read the same, otherwise its
/// parts, "[rgb]{1,0.5,0}".
std::string tex_colour(std::string_view written);

/// A slot by its control word, other text in a group with its font.
std::string tex_styled(prose::Styled const& styled);

}  // namespace dawson::backend
