// Finding directives in LaTeX.
#pragma once

#include <string>
#include <vector>

#include "document/chunk.hpp"

namespace dawson::document {

/// One linear pass over a LaTeX source. Directives in comments, verbatim regions (those of LaTeX's
/// usual packages and `more_verbatim`), between \iffalse and \fi and behind \end{document} are
/// text. Where the package diagram is loaded, or `diagram_sty` says so, its diagrams and \putsol
/// are directives too (`foreign`). W-STY if the file has a \documentclass and a directive but does
/// not load the dawson package.
Scan scan_tex(text::Source const& source, std::vector<std::string> const& more_verbatim = {},
              bool diagram_sty = false);

}  // namespace dawson::document
