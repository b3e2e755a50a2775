// The canonical grid: one text form for every position, for tests and for comparison.
#pragma once

#include <string>

#include "chess/position.hpp"

namespace dawson::notation {

/// Which trailing fields a grid has: they are those that the notation read can state.
enum class GridFields { none, checkering, game, operations, extended };

/// Rows from the top joined by `|`; `.` empty, `#` no square, `K`/`k` men known by one letter,
/// `[colour:name@rotation]` others, `[t:xx]` texts; then `; key=value` for `fields`.
/// `edges=torus` where the edges of the board are joined.
/// `extended` (X2-FEN) opens each row with its left edge in half squares, `@n `.
std::string grid(chess::Position const& position, GridFields fields);

}  // namespace dawson::notation
