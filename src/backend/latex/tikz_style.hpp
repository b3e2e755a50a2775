// Writes a style as LaTeX code for dawson.sty.
#pragma once

#include <string>

#include "layout/style.hpp"

namespace dawson::backend {

/// Returns the command that applies `style` up to the end of the group: the word of a built-in
/// style, or \DawsonStyle with the keys in which it differs from the hatched one.
std::string tikz_style(layout::Style const& style);

}  // namespace dawson::backend
