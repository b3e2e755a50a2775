// The men of shogi, xiangqi and janggi as their own games show them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "layout/scene.hpp"
#include "layout/style.hpp"

namespace dawson::layout {

/// `style` as a board of `game` has it, unless the style says whose men there are: xiangqi and
/// janggi are played on points, janggi's without a river, and in shogi the second army stands on
/// its head (squares of one shade go with shogi's men in any style).
Style style_of_game(Style style, std::optional<problem::Game> game);

/// The army that plays down the page stands on its head if the style turns it, and men are as
/// `dressed` makes them.
void dress(std::vector<Placed>& men, Style const& style, bool flip);

/// A man with a sign in `game` becomes the figure of its own, known by name
/// (`artwork::known_signs`). Those of shogi have no colour: the second army is told by where it
/// points. All others stay as they are.
chess::Occupant dressed(chess::Occupant occupant, std::optional<problem::Game> game);

/// The name of a man known by name, that of his game for one of `artwork::known_signs`:
/// "gold general" for "shogi-gold".
std::string_view name_in_words(chess::Man const& man);

}  // namespace dawson::layout
