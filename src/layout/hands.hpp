// Men in hand: where they stand beside or below a board.
#pragma once

#include <vector>

#include "chess/position.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// What the coordinates of ranks take left of the frame, squares; `size` is their font's.
double rank_label_room(Scene const& scene, double size);

/// Places them as `view` wants them, in as many columns or lines as they need: White's men from the
/// lower end upwards, Black's from the upper end downwards, or the other way round where the board
/// is flipped; below a board the lower end's line is the last. Frame, coordinates (their font's
/// size, in squares) and side to move are in the scene. Nothing for empty hands, and where they are
/// told in words or not at all.
void place_hands(Scene& scene, std::vector<chess::Held> const& hands, problem::View const& view,
                 double label_size);

/// The order in which men in hand are shown: the model's, but where there are generals that of
/// shogi (rook, bishop, gold, silver, knight, lance, pawn).
std::vector<chess::Held> in_printed_order(std::vector<chess::Held> hands);

}  // namespace dawson::layout
