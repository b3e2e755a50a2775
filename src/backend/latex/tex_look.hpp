// Fonts of captions in LaTeX.
#pragma once

#include <string>
#include <string_view>

#include "layout/figures.hpp"
#include "prose/prose.hpp"

namespace dawson::backend {

/// The words that change the font to `look`: "\bfseries\itshape"; empty for one that says
/// nothing.
std::string tex_look(prose::Look const& look);

/// The name of a slot in its control words: "SourceNumber" for "source-number".
std::string slot_name(std::string_view slot);

/// A colour as xcolor reads it, caseless: as written where we and xcolor read the same ("red!50")
/// and where we know none, since the document may; otherwise its parts,
/// "rgb,1:red,1;green,0.5;blue,0".
std::string tex_colour(std::string_view written);

/// A slot by its control word, other text in a group with its font.
std::string tex_styled(prose::Styled const& styled, layout::Abbreviations const& abbreviations);

}  // namespace dawson::backend
