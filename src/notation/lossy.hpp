// What of a position a notation can say, where not all of it.
#pragma once

#include "chess/position.hpp"
#include "notation/notations.hpp"

namespace dawson::notation {

/// `position` with every occupant that the notation has no sign for set upright and without what he
/// was before, if that helps, and otherwise taken off its square; and without the men in hand that
/// it cannot say. The board itself is not changed: an outline that the notation cannot say stays
/// unsupported_men.
chess::Position sayable_part(chess::Position const& position, Notation const& notation,
                             Dialect const& dialect);

}  // namespace dawson::notation
