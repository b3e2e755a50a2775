// Pixels as a PNG file.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace dawson::backend {

/// Rows of `width` pixels, each red, green and blue from its third byte down, as cairo has them; a
/// pixel is 1/`dpi` inch. Up to 256 colours make a palette, which is packed in a third of the time
/// that full colours take; those have one filter for all rows, where the library's writer tries
/// five on each.
std::string png_file(std::span<std::uint32_t const> pixels, std::size_t width, double dpi);

}  // namespace dawson::backend
