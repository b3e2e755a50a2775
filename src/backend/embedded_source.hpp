// The source of a diagram in its picture, so that another run can read it back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dawson::backend {

/// Returns an SVG or PNG file that carries `source`, the body of a directive: as `<metadata>`, or
/// as an iTXt chunk. No value for files of other types.
std::optional<std::string> with_source(std::string picture, std::string_view source);

/// Returns the source that an SVG or PNG file carries; empty without one. Any bytes are accepted.
std::string source_in(std::string_view picture);

}  // namespace dawson::backend
