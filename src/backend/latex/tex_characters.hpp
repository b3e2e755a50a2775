// The Unicode characters of pieces, for dawson.sty and for the fonts.
#pragma once

#include <string>

namespace dawson::backend {

/// Returns the text of tex/dawson-characters.tex: the content of chess/unicode.hpp for each symbol.
/// `measures_tool` writes it into the sources (target measures_tex), a test compares it;
/// make_fonts.py reads it.
std::string characters_as_tex();

}  // namespace dawson::backend
