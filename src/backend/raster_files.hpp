// Writes boards and pixels as files: PNG, and GIF for animated pictures.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "backend/pixels.hpp"
#include "layout/placed_caption.hpp"
#include "layout/scene.hpp"
#include "layout/type.hpp"
#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::backend {

/// Description of a picture for readers who do not see it; omitted if the text is empty.
struct PngText {
  std::string text;      ///< UTF-8, of one line
  std::string language;  ///< a tag: "de"
};

/// Returns a PNG file of rows of `width` pixels, each with red, green and blue from its third byte
/// down, as in cairo; a pixel is 1/`dpi` inch. Up to 256 colours make a palette, which is
/// compressed in a third of the time of full colours. Full colours have one filter for all rows,
/// where libpng tries five on each. The description is an iTXt chunk.
std::string png_file(std::span<std::uint32_t const> pixels, std::size_t width, double dpi,
                     PngText const& description = {});

}  // namespace dawson::backend

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

struct GifFrame {
  Pixels pixels;  ///< as many as the first frame has
  int delay = 0;  ///< display time, in hundredths of a second
};

/// Returns a file that plays in a loop; `comment` (UTF-8) describes it. Frames after the first
/// contain only the rectangle that has changed. All frames share one palette: up to 255 colours
/// unchanged; with more, it contains those whose loss would change the picture most, and each other
/// colour becomes the closest of them.
std::string gif_file(std::vector<GifFrame> const& frames, std::string const& comment);

}  // namespace dawson::backend
