// An SVG file read once and written again: the part of `read_svg` that knows elements and
// attributes.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <string_view>

#include "backend/pictures/svg_file.hpp"

namespace dawson::backend {

/// How many bytes a file may have, and what becomes of it.
inline constexpr std::size_t most_svg_bytes = 64 << 20;

struct SvgReading {
  text::Result<SvgFile> file;
  std::set<std::string> missing;  ///< ids that are named and that no element has
};

/// Reads a file in `encoding` (null: its own). What names one of the ids `undefined` is dropped.
SvgReading read_svg_once(std::string_view bytes, char const* encoding,
                         std::set<std::string> const& undefined);

/// E-IMAGE at a byte of the file, for what is no SVG file.
text::Diagnostic no_svg(std::string why, std::size_t at = 0);

}  // namespace dawson::backend
