// Writes animated pictures as a GIF file.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "backend/pixels.hpp"

namespace dawson::backend {

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
