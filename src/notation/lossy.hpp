// What of a position a notation can say, where not all of it.
#pragma once

#include "chess/position.hpp"
#include "notation/notations.hpp"

namespace dawson::notation {

/// `position` with every occupant that `write` has no sign for set upright, if that helps, and
/// otherwise taken off its square. The board itself is not changed: an outline that the notation
/// cannot say stays unsupported_men.
chess::Position sayable_part(chess::Position const& position, Writer write);

}  // namespace dawson::notation
