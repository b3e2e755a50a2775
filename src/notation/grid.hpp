// The canonical grid: one text form for every position, for tests and comparisons.
#pragma once

#include <string>

#include "chess/position.hpp"

namespace dawson::notation {

/// The trailing fields of a grid that the notation of the input can state.
enum class GridFields { none, checkering, game, operations, extended };

/// Returns the rows from the top, joined by `|`: `.` for an empty square, `#` for a hole, `*` for a
/// wall, `K`/`k` for pieces known by one letter, `[colour:name@rotation]` for others, `[t:xx]` for
/// texts. The values of `fields` follow as `; key=value`. `edges=torus` if the edges of the board
/// are joined. `extended` (X2-FEN) begins each row with its left edge in half squares, `@n `.
std::string grid(chess::Position const& position, GridFields fields);

}  // namespace dawson::notation
