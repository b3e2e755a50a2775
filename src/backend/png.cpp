#include "backend/png.hpp"

#include "backend/pixels.hpp"
#include "drawing/board.hpp"

namespace dawson::backend {

text::Result<std::string> png_diagram(layout::Scene const& scene,
                                      layout::PlacedCaption const& caption, double dpi,
                                      layout::Typeset const& typeset,
                                      drawing::PieceSet const* piece_set,
                                      text::Limits const& limits, PngText const& description) {
  auto const pixels = drawn_pixels(scene, caption, drawing::diagram_box(scene, caption), dpi,
                                   typeset, piece_set, limits);
  if (!pixels) return pixels.error();
  return png_file(pixels->rows, pixels->width, dpi, description);
}

}  // namespace dawson::backend
