// The contents of a board that a notation can express, and the check for those that it cannot.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "chess/position.hpp"

namespace dawson::notation {

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
