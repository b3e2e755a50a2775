// Writes fonts of captions in LaTeX.
#pragma once

#include <string>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::backend {

/// Returns the commands that change the font to `look`: "\bfseries\itshape"; empty for a look
/// without settings.
std::string tex_look(prose::FontOverride const& look);

/// Returns the name of a slot in control words: "SourceNumber" for "source-number".
std::string slot_name(std::string_view slot);
/// Appends the same to `out`.
void append_slot_name(std::string& out, std::string_view slot);

/// Returns a colour for xcolor, independent of case: as written if Dawson and xcolor read it alike
/// ("red!50"), or if Dawson does not know it, since the document may; otherwise its components,
/// "rgb,1:red,1;green,0.5;blue,0".
std::string tex_colour(std::string_view written);

}  // namespace dawson::backend
