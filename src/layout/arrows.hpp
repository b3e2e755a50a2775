// Arrows that leave men legible.
#pragma once

#include "layout/scene.hpp"

namespace dawson::layout {

/// Arrows begin and end at the outlines of the men whose squares they name, and those that leave
/// one square in nearly one direction fan out. An arrow keeps a length that can be seen, even over
/// men.
void clear_arrows(Scene& scene);

}  // namespace dawson::layout
