// Recognition of typing errors.
#pragma once

#include <string_view>

namespace dawson::text {

/// Returns whether `written` becomes `name` by one letter inserted, left out, replaced or exchanged
/// with its neighbour, or by changes of blanks and capitals only; also if both are equal.
bool is_slip(std::string_view written, std::string_view name);

}  // namespace dawson::text
