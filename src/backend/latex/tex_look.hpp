// Fonts of captions in LaTeX.
#pragma once

#include <string>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::backend {

/// The words that change the font to `look`: "\bfseries\itshape"; empty for one that says
/// nothing.
std::string tex_look(prose::Look const& look);

/// The name of a slot in its control words: "SourceNumber" for "source-number".
std::string slot_name(std::string_view slot);
void append_slot_name(std::string& out, std::string_view slot);

/// A colour as xcolor reads it, caseless: as written where we and xcolor read the same ("red!50")
/// and where we know none, since the document may; otherwise its parts,
/// "rgb,1:red,1;green,0.5;blue,0".
std::string tex_colour(std::string_view written);

}  // namespace dawson::backend
