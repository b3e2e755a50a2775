// The characters of men for dawson.sty and for the fonts.
#pragma once

#include <string>

namespace dawson::backend {

/// The text of tex/dawson-characters.tex: what chess/unicode.hpp says of each figure.
/// `measures_tool` writes it into the sources (target measures_tex), a test compares it;
/// make_fonts.py reads it.
std::string characters_as_tex();

}  // namespace dawson::backend
