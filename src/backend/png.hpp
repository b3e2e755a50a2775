// Writes boards as PNG.
#pragma once

#include <string>

#include "backend/png_file.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"
#include "text/limits.hpp"
#include "text/result.hpp"

namespace dawson::drawing {
class PieceSet;
}

namespace dawson::backend {

/// Returns the bytes of a PNG file of one diagram, cropped as `pdf_diagram` does. `caption` may be
/// empty, `pieces` is a user's piece set (null: Dawson's), `dpi` is pixels per inch, which the file
/// contains too. Errors without a span: E-SIZE, a side is longer than a picture allows; E-LIMIT,
/// more pixels than `limits` allow.
text::Result<std::string> png_diagram(layout::Scene const& scene,
                                      layout::PlacedCaption const& caption, double dpi,
                                      layout::Typeset const& typeset,
                                      drawing::PieceSet const* piece_set = nullptr,
                                      text::Limits const& limits = {},
                                      PngText const& description = {});

}  // namespace dawson::backend
