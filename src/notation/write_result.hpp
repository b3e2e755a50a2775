// The result of writing a position in a notation, and the check for contents of a board that the
// notation cannot express, for writers.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"

namespace dawson::notation {

/// A position as text, or the contents of its board that the notation cannot express. Everything
/// besides the board (side to move, shades, operations) is left out of the text and listed, but
/// does not prevent it.
struct WriteResult {
  std::string text;                      ///< empty if `unsupported` is not
  std::vector<std::string> unsupported;  ///< "3 neutral pieces", "a board of 4x4 squares"
  std::vector<std::string> dropped;      ///< "the side to move"

  /// Returns whether the position was written.
  bool ok() const { return unsupported.empty(); }
};

/// Returns "fen cannot represent 3 neutral pieces, 2 rotated pieces".
std::string refusal(std::string_view notation, WriteResult const& written);

/// Each adds its part of the position to `written.dropped` if it is set and not the default: empty
/// castling rights, the clocks of the first move, and standard rules on a board of squares are not
/// listed.
void drop_turn(chess::Position const& position, WriteResult& written);
void drop_clocks(chess::Position const& position, WriteResult& written);
void drop_operations(chess::Position const& position, WriteResult& written);
void drop_sections(chess::Position const& position, WriteResult& written);

/// Adds what a text of board and game cannot express: operations, sections, and a dark square
/// elsewhere than at the lower left.
void drop_beside_game(chess::Position const& position, WriteResult& written);

/// Adds what a text of pieces on an orthodox board cannot express, including side to move and
/// clocks.
void drop_beside_board(chess::Position const& position, WriteResult& written);

/// Returns "3 pieces in hand".
std::string pieces_in_hand(std::vector<chess::Pocket> const& hands);

/// Adds pieces in hand to `written.unsupported`, or to `written.dropped` that there are none in
/// either hand.
void refuse_hands(chess::Position const& position, WriteResult& written);

/// Adds to `written.dropped` that walls are written as holes.
void drop_walls(chess::Position const& position, WriteResult& written);

/// Adds the shade at the lower left to `written.dropped` if it is not the `implied` one of the
/// text.
void drop_shade(chess::Position const& position, chess::Shade implied, WriteResult& written);

/// Finest rotation of a notation.
enum class Turns : std::uint8_t { none, quarters, eighths };

/// The abilities of a notation.
struct Support {
  std::span<chess::Kind const> kinds;  ///< kinds with a letter
  bool fairy_letters = false;          ///< pieces known by one letter
  bool names = false;  ///< pieces known by a name made of letters, and other kinds by their names
  bool neutral = false;
  bool numbered_colours = false;
  bool armies = false;    ///< red and blue pieces
  bool promoted = false;  ///< pieces after `+`
  bool was_pawn = false;  ///< pieces before `~`
  Turns turns = Turns::none;
  bool texts = false;  ///< a letter, a digit or two digits, rotated like pieces
  bool holes = false;
  bool walls = false;
  bool any_outline = false;  ///< rows that are shifted, wide or of unequal length
};

/// Returns counts of the board's contents that the notation cannot express: "3 neutral pieces",
/// "1 hole". Kinds are compared, not letters: janko's `c` is a circle, X-FEN's a chancellor.
std::vector<std::string> unsupported_pieces(chess::Board const& board, Support const& support);

/// Returns the name of a kind: "archbishop", "circle"; empty for `letter` and `named`.
std::string_view name_of(chess::Kind kind);

/// Returns whether the kind is a marker: circle, cross, square or triangle.
bool is_marker(chess::Kind kind);

/// Returns the number of markers on the board, which a notation without markers writes as named
/// pieces.
std::size_t count_markers(chess::Board const& board);

}  // namespace dawson::notation
