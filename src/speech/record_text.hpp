// What is laid on a board, what its record says besides, and what twins change, in sentences.
#pragma once

#include <string>
#include <vector>

#include "problem/problem.hpp"
#include "speech/men.hpp"
#include "speech/squares.hpp"

namespace dawson::speech {

/// "Marks: frames c3, d4; arrow from e4 to e6 in red." Of the field, and frames of the record.
/// Empty without.
std::string marks_sentence(problem::Problem const& problem, Squares const& squares,
                           Phrases const& phrases);

/// Castling, capture in passing, men in hand, walls, promoted men, a duck, who is to move, and from
/// where the board is seen.
std::vector<std::string> record_sentences(problem::Problem const& problem, Squares const& squares,
                                          MenNames const& names, Phrases const& phrases);

/// "Twins: a: diagram; b: king from e1 to f1." Empty without.
std::string twins_sentence(problem::Problem const& problem, Squares const& squares,
                           MenNames const& names, Phrases const& phrases);

/// A task as print has it in words, "+" as "Win"; as written where it has none.
std::string task_in_words(chess::Stipulation const& stipulation, chess::Language language);

}  // namespace dawson::speech
