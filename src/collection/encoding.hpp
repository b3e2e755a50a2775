// Texts that are not UTF-8.
#pragma once

#include <string>
#include <string_view>

namespace dawson::collection {

/// The line if it is UTF-8; otherwise what its bytes are in CP1252 (Latin-1 with Microsoft's signs
/// in 0x80 to 0x9F).
std::string utf8_line(std::string_view line);

}  // namespace dawson::collection
