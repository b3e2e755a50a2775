// One board as a LaTeX document of its own: TikZ and nothing of ours.
#pragma once

#include <string>

#include "backend/latex/tikz_pieces.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"

namespace dawson::backend {

/// A document that every LaTeX engine compiles alone: the page is as large as the board with what
/// hangs from it. Men are paths, drawn once each as macros; those of `pieces` are pages of its
/// file, which must stand beside the document. Texts are as wide as `typeset` sets them, and in
/// LaTeX's own fonts.
std::string plain_tikz_document(layout::Scene const& scene, layout::Typeset const& typeset,
                                TikzPieces const& pieces = {});

}  // namespace dawson::backend
