// Which conditions hide what happens on the board.
#pragma once

#include <string_view>

namespace dawson::terms {

enum class ReplayedAs {
  unknown,  ///< no condition that is known
  written,  ///< all that happens is written beside the moves
  nothing,  ///< squares do not tell: nothing is replayed
};

/// Of a condition by any of its names, or of one word of an option line.
ReplayedAs replayed_as(std::string_view condition);

}  // namespace dawson::terms
