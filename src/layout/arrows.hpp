// Adjusts the arrows of a scene so that they leave pieces legible.
#pragma once

#include "layout/scene.hpp"

namespace dawson::layout {

/// Moves the ends of the arrows in `scene` to the outlines of the pieces on their squares, and fans
/// out arrows that leave one square in nearly the same direction. An arrow always keeps a visible
/// length, even over pieces.
void clear_arrows(Scene& scene);

}  // namespace dawson::layout
