// Describes the changes of twins, for the descriptions of diagrams and for the player.
#pragma once

#include <string>

#include "alt_text/words.hpp"
#include "problem/problem.hpp"

namespace dawson::alt_text {

/// Returns the sentence of the twins: "Twins: a: diagram; b: king from e1 to f1." Empty without
/// twins.
std::string twins_sentence(problem::Problem const& problem, Squares const& squares,
                           PiecesNames const& names, Phrases const& phrases);

/// Returns one twin as that sentence has it: "b: king from e1 to f1".
std::string twin_in_words(chess::Twin const& twin, problem::Problem const& problem,
                          chess::Language language);

}  // namespace dawson::alt_text
