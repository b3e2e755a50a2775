// What pictures on screens show, whichever host has them.
#pragma once

#include "chess/man.hpp"
#include "layout/scene.hpp"

namespace dawson::run {

/// One man on no board, as large as text.
layout::Scene scene_of_man(chess::Occupant const& man);

}  // namespace dawson::run
