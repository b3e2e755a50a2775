// What comes of writing a position in a notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"

namespace dawson::notation {

/// A position as text, or what of its board the notation cannot say. What stands beside the board
/// (side to move, shades, operations) is no obstacle: it is left out of the text and listed.
struct WriteResult {
  std::string text;                      ///< empty where `unsupported` is not
  std::vector<std::string> unsupported;  ///< "3 neutral men", "a board of 4x4 squares"
  std::vector<std::string> dropped;      ///< "the side to move"

  bool ok() const { return unsupported.empty(); }
};

/// "3 neutral men, 2 turned men: fen cannot say this".
std::string refusal(std::string_view notation, WriteResult const& written);

/// Each adds to `written.dropped` what of it is set and says more than nothing: castling rights
/// that nobody has, the clocks of the first move, standard rules on a board of squares are not
/// missed.
void drop_turn(chess::Position const& position, WriteResult& written);
void drop_clocks(chess::Position const& position, WriteResult& written);
void drop_operations(chess::Position const& position, WriteResult& written);
void drop_sections(chess::Position const& position, WriteResult& written);

/// The three that a text of a board and a game cannot say: operations, sections, and a dark square
/// elsewhere than at the lower left.
void drop_beside_game(chess::Position const& position, WriteResult& written);

/// What a text of men on an orthodox board cannot say: the game besides.
void drop_beside_board(chess::Position const& position, WriteResult& written);

/// "3 men in hand".
std::string men_in_hand(std::vector<chess::Held> const& hands);

/// Adds men in hand to `written.unsupported`, and that both hands are empty to `written.dropped`.
void refuse_hands(chess::Position const& position, WriteResult& written);

/// Adds to `written.dropped` that walls are written as holes.
void drop_walls(chess::Position const& position, WriteResult& written);

/// The shade at the lower left, where it is not the one that the text stands for.
void drop_shade(chess::Position const& position, chess::Shade implied, WriteResult& written);

}  // namespace dawson::notation
