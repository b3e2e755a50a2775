// Templates as text again.
#pragma once

#include <string>

#include "layout/templates/template.hpp"

namespace dawson::layout {

/// What `read_template` reads as `line`.
std::string written(Template const& line);

}  // namespace dawson::layout
