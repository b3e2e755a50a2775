// Writes templates as text.
#pragma once

#include <string>

#include "layout/templates/template.hpp"

namespace dawson::layout {

/// Returns text that `read_template` parses as `line`.
std::string written(Template const& line);

}  // namespace dawson::layout
