// Places the pieces in hand beside or below a board.
#pragma once

#include <vector>

#include "chess/position.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// Returns the width of the rank coordinates left of the frame, in squares; `size` is the size of
/// their font, in squares.
double rank_label_room(Scene const& scene, double size);

/// Adds pieces in hand to the scene as `view` asks for, in as many columns or lines as they need.
/// White's pieces go from the lower end upwards, Black's from the upper end downwards; reversed if
/// the board is flipped. Below a board the lower end's line is the last. The scene already contains
/// frame, coordinates (`label_size` is their font's size, in squares) and the side to move. Adds
/// nothing for empty hands, and where the hands are printed in words or not at all.
void place_hands(Scene& scene, std::vector<chess::Pocket> const& hands, problem::View const& view,
                 double label_size);

/// Returns pieces in hand in printed order: that of the model, or that of shogi (rook, bishop,
/// gold, silver, knight, lance, pawn) if there are generals.
std::vector<chess::Pocket> in_printed_order(std::vector<chess::Pocket> hands);

}  // namespace dawson::layout
