// Writes what dawson.sty needs: a style as LaTeX code, the measures of boards, the Unicode
// characters of pieces.
#pragma once

#include <string>

#include "layout/style.hpp"

namespace dawson::backend {

/// Returns the command that applies `style` up to the end of the group: the word of a built-in
/// style, or \DawsonStyle with the keys in which it differs from the hatched one.
std::string tikz_style(layout::Style const& style);

/// Returns the text of tex/dawson-measures.tex: the tables of layout/measures.hpp in TeX.
/// `measures_tool` writes it into the sources (target measures_tex), a test compares it.
std::string measures_as_tex();

/// Returns the text of tex/dawson-characters.tex: the content of chess/unicode.hpp for each symbol.
/// `measures_tool` writes it into the sources (target measures_tex), a test compares it;
/// make_fonts.py reads it.
std::string characters_as_tex();

}  // namespace dawson::backend
