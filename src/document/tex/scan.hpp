// Finds the directives in LaTeX, for the compilation and the tools.
#pragma once

#include <string>
#include <vector>

#include "document/directive_span.hpp"

namespace dawson::document {

/// Scans a LaTeX source in one linear pass. Directives in comments, in verbatim environments (of
/// LaTeX, of common packages and `more_verbatim`), between \iffalse and \fi and after
/// \end{document} are text. If the package diagram is loaded, or `diagram_sty` is set, its diagrams
/// and \putsol are directives too (`foreign`). W-STY if the file has a \documentclass and a
/// directive but does not load the dawson package.
Scan scan_tex(text::Source const& source, std::vector<std::string> const& more_verbatim = {},
              bool diagram_sty = false);

}  // namespace dawson::document
