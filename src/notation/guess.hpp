// Which notation a string is in, where nobody said so.
#pragma once

#include <string_view>

#include "chess/position.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Reads `text` in every notation. Notations that read it the same way are no ambiguity; E-AMBIGUOUS
/// names those that read it differently. Where none can, the error of the one that came furthest.
text::Result<chess::Position> read_any(std::string_view text, text::Diagnostics& warnings);

/// Whether a line of running text can only be a position: an address of the image service, or ranks
/// divided by slashes without words between them.
bool is_position_line(std::string_view line);

}  // namespace dawson::notation
