// What a notation can say of a board, and what of a board it therefore cannot.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "chess/position.hpp"

namespace dawson::notation {

enum class Turns : std::uint8_t { none, quarters, eighths };

struct Support {
  std::span<chess::Kind const> kinds;  ///< of which there is a letter
  bool fairy_letters = false;          ///< men known by one letter
  bool names = false;  ///< men known by a name of letters, and other kinds by theirs
  bool neutral = false;
  bool numbered_colours = false;
  bool armies = false;    ///< red and blue men
  bool promoted = false;  ///< men behind `+`
  bool was_pawn = false;  ///< men before `~`
  Turns turns = Turns::none;
  bool texts = false;  ///< a letter, a digit or two digits, turned like men
  bool holes = false;
  bool walls = false;
  bool any_outline = false;  ///< rows that are shifted, wide or of unequal length
};

/// Counts what stands on the board and the notation has no sign for: "3 neutral men", "1 hole".
/// Kinds are compared, never letters: janko's `c` is a circle, X-FEN's a chancellor.
std::vector<std::string> unsupported_men(chess::Board const& board, Support const& support);

/// The name of a kind: "archbishop", "circle"; empty for `letter` and `named`.
std::string_view name_of(chess::Kind kind);

bool is_marker(chess::Kind kind);

/// Markers on the board that a notation without them writes as men known by name.
std::size_t count_markers(chess::Board const& board);

}  // namespace dawson::notation
