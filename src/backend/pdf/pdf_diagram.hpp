// A PDF of one diagram.
#pragma once

#include <optional>
#include <string>

#include "backend/pdf/pdf.hpp"

namespace dawson::backend {

/// One diagram, its page as large as it is with what hangs from it; `caption` may be empty,
/// `pieces` (null: Dawson's) are figures of the user's own. With `words` of the board it is tagged.
std::string pdf_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        PdfAbout const& about, layout::Typeset const& typeset,
                        drawing::PieceSet const* pieces = nullptr,
                        std::optional<pages::FigureWords> words = {});

}  // namespace dawson::backend
