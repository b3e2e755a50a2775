// Writes a PDF of one diagram.
#pragma once

#include <optional>
#include <string>

#include "backend/pdf/pdf.hpp"

namespace dawson::backend {

/// Returns a PDF with one diagram, on a page of the size of the diagram with what hangs from it.
/// `caption` may be empty; `pieces` is a user's piece set (null: Dawson's). With `words` for the
/// board the PDF is tagged.
std::string pdf_diagram(layout::Scene const& scene, layout::PlacedCaption const& caption,
                        PdfAbout const& about, layout::Typeset const& typeset,
                        drawing::PieceSet const* piece_set = nullptr,
                        std::optional<pages::FigureWords> words = {});

}  // namespace dawson::backend
