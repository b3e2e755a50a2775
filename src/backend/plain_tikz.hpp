// One board as a LaTeX document of its own: TikZ and nothing of ours.
#pragma once

#include <string>

#include "layout/scene.hpp"

namespace dawson::backend {

/// A document that every LaTeX engine compiles alone: the page is as large as the board with what
/// hangs from it. Men are paths, drawn once each as macros.
std::string plain_tikz_document(layout::Scene const& scene);

}  // namespace dawson::backend
