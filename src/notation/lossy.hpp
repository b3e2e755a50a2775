// The part of a position that a notation can express, for notations that cannot express all of it.
#pragma once

#include "chess/position.hpp"
#include "notation/notations.hpp"

namespace dawson::notation {

/// Returns `position` without the contents that the notation cannot express: such an occupant loses
/// its rotation and promotion if that helps, and is removed otherwise; such pieces in hand are
/// removed. The board itself is not changed: an outline that the notation cannot express is still
/// reported by `unsupported_pieces`.
chess::Position sayable_part(chess::Position const& position, Notation const& notation,
                             Dialect const& dialect);

}  // namespace dawson::notation
