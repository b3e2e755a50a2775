// Reads the position of a problem: the field that contains it, a string of a notation or a line of
// a file, the legend of its pieces, and what conditions add to the board. For the reader of
// problems.
#pragma once

#include "chess/position.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

/// A position, and the game of the letters that it was written in.
struct PlacedPieces {
  chess::Position position;
  std::optional<problem::Game> game;
  bool flipped = false;  ///< an address shows the board from Black's side
};

/// Reads the position of `field` (a notation's, `file`, or `position_of_listing`). `file` accepts
/// "positions.epd:12", or "janko mine.txt:3" with a notation before the name: the line (1 without a
/// number) of the file; without a notation, the suffix of the name determines it. All findings go
/// to `findings` with spans in the source: the notation's, E-FILE (the file cannot be read), E-LINE
/// (it has no such line). No value if there is an error. `settings` determine how files are read,
/// the language of the letters in a list by square unless the list itself shows it, and the dialect
/// of x2fen and janko.
std::optional<PlacedPieces> read_position_field(FieldLine const& field, Settings const& settings,
                                                text::Diagnostics& findings);

/// Reads the position to be reached: pieces by square, or a notation that a sign identifies. No
/// value, and findings, if there is an error.
std::optional<chess::Position> read_target(FieldLine const& field, Settings const& settings,
                                           text::Diagnostics& findings);

}  // namespace dawson::document
