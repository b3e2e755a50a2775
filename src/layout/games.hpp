// Shows the pieces of shogi, xiangqi and janggi as their own games do.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "layout/scene.hpp"
#include "layout/style.hpp"

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

}  // namespace dawson::layout
