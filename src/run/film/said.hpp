// The half-moves of a film as they are said.
#pragma once

#include <string>

#include "run/film/played.hpp"

namespace dawson::run {

/// Those that are printed, in print's order, parted by bars.
std::string said(Played const& played);

}  // namespace dawson::run
