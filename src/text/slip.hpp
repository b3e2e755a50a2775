// Slips of the pen.
#pragma once

#include <string_view>

namespace dawson::text {

/// Whether one letter inserted, left out, replaced or exchanged with its neighbour makes `name` of
/// `written`, or blanks and capitals alone do; also where both are the same.
bool is_slip(std::string_view written, std::string_view name);

}  // namespace dawson::text
