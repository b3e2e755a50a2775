// Pieces of other games: those of shogi, xiangqi and janggi as their games show them, and pieces in
// hand beside or below a board.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// Returns `style` as a board of `game` uses it, unless the style chooses the pieces of a game
/// itself. Xiangqi and janggi are played on points, janggi without a river; in shogi the second
/// army is rotated by half a turn (squares of one shade come with shogi's pieces in any style).
Style style_of_game(Style style, std::optional<problem::Game> game);

/// Rotates the army that plays down the page by half a turn if the style asks for it, and replaces
/// each piece by its `dressed` form.
void dress(std::vector<Placed>& pieces, Style const& style, bool flip);

/// Returns the symbol of `game`, known by name (`artwork::known_signs`), for a piece that has one.
/// Symbols of shogi have no colour: only its direction distinguishes the second army. Other pieces
/// are returned unchanged.
chess::SquareContent dressed(chess::SquareContent occupant, std::optional<problem::Game> game);

/// Returns the name of a piece known by name; for one of `artwork::known_signs` the name in its
/// game: "gold general" for "shogi-gold".
std::string_view name_in_words(chess::Piece const& piece);

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
