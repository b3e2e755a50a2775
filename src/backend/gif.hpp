// Pictures that move, as a GIF file.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "backend/pixels.hpp"

namespace dawson::backend {

struct GifFrame {
  Pixels pixels;  ///< as many as the first frame has
  int delay = 0;  ///< hundredths of a second that it stands
};

/// A file that plays over and over; `comment` (UTF-8) says what it shows. Frames after the first
/// hold the rectangle that has changed. One palette for all: up to 255 colours as they are, of more
/// those without which the picture would change most, the rest becomes the nearest of them.
std::string gif_file(std::vector<GifFrame> const& frames, std::string const& comment);

}  // namespace dawson::backend
