// The field that says the position: a string of a notation, or a line of a file.
#pragma once

#include "chess/position.hpp"
#include "document/settings.hpp"
#include "problem/problem.hpp"

namespace dawson::document {

/// A position, and the game whose letters it was written in.
struct PlacedMen {
  chess::Position position;
  std::optional<problem::Game> game;
  bool flipped = false;  ///< an address shows it from Black's side
};

/// Reads the position that `field` (a notation's, `file`, or `position_of_listing`) says. `file`
/// takes "positions.epd:12", or "janko mine.txt:3" with a notation before the name: the line (1
/// without a number) of the file; without a notation before it the name's suffix tells one. All
/// findings go to `findings` in terms of the source: the notation's, E-FILE (the file cannot be
/// read), E-LINE (it has no such line). Nothing if there is an error.
/// `settings` say how files are read, whose letters a list by square has, where it does not tell,
/// and in which dialect x2fen and janko are.
std::optional<PlacedMen> read_position_field(FieldLine const& field, Settings const& settings,
                                             text::Diagnostics& findings);

/// Reads the position that is to be reached: men by square, or what gives its notation away by a
/// sign. Nothing, and findings, if there is an error.
std::optional<chess::Position> read_target(FieldLine const& field, Settings const& settings,
                                           text::Diagnostics& findings);

}  // namespace dawson::document
