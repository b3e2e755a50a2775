// Writes the one-line text that identifies a diagram, for screen readers.
#pragma once

#include <string>

#include "problem/problem.hpp"
#include "speech/described.hpp"
#include "speech/men.hpp"

namespace dawson::speech {

/// Returns "Diagram 12 b": the number, with the label of a twin or the word for the board to be
/// reached.
std::string head_text(problem::Problem const& problem, Wanted const& wanted,
                      PiecesNames const& names, Phrases const& phrases);

/// Returns the same without the number.
std::string unnumbered_head(problem::Problem const& problem, Wanted const& wanted,
                            Phrases const& phrases);

/// Returns number, author, title, task, conditions and piece count. To stay within 150 characters
/// it leaves out the title, then all authors but the first, then the conditions.
std::string short_text(problem::Problem const& problem, Wanted const& wanted,
                       PiecesNames const& names, Phrases const& phrases);

/// Returns the name of the piece that moves in a diagram of moves.
std::string mover_name(problem::Problem const& problem, PiecesNames const& names,
                       Phrases const& phrases);

}  // namespace dawson::speech
