// One pass of reading and writing an SVG file: the part of `read_svg` that knows elements and
// attributes.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "backend/pictures/svg_file.hpp"

namespace dawson::backend {

/// Maximum size of a file, in bytes.
inline constexpr std::size_t most_svg_bytes = 64 << 20;

struct SvgReading {
  text::Result<SvgFile> file;
  std::set<std::string> missing;  ///< ids that are referred to and that no element has
};

/// Reads a file in `encoding` (null: its own). Drops references to the ids in `undefined`.
SvgReading read_svg_once(std::string_view bytes, char const* encoding,
                         std::set<std::string> const& undefined);

/// Returns E-IMAGE at a byte of the file, for a file that is not SVG.
text::Diagnostic no_svg(std::string why, std::size_t at = 0);

}  // namespace dawson::backend
