// The measures of boards for dawson.sty.
#pragma once

#include <string>

namespace dawson::backend {

/// Returns the text of tex/dawson-measures.tex: the tables of layout/measures.hpp in TeX.
/// `measures_tool` writes it into the sources (target measures_tex), a test compares it.
std::string measures_as_tex();

}  // namespace dawson::backend
