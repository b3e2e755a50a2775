// Writes one board as a complete LaTeX document with plain TikZ, without Dawson's files.
#pragma once

#include <string>

#include "backend/latex/tikz_pieces.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::backend {

/// Returns a document that every LaTeX engine compiles alone; the page has the size of the board
/// with what hangs from it. Pieces are paths, each drawn once as a macro; those of `pieces` are
/// pages of its file, which must be beside the document. Texts have the width that `typeset` gives,
/// and LaTeX's own fonts.
std::string plain_tikz_document(layout::Scene const& scene, layout::Typeset const& typeset,
                                TikzPieces const& pieces = {});

}  // namespace dawson::backend
