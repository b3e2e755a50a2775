// Describes marks on a board and the other state of a position in sentences, for the descriptions
// of diagrams.
#pragma once

#include <string>
#include <vector>

#include "alt_text/words.hpp"
#include "problem/problem.hpp"

namespace dawson::alt_text {

/// Returns the sentence of the marks of the field, and of frames in the record: "Marks: frames c3,
/// d4; arrow from e4 to e6 in red." Empty without marks.
std::string marks_sentence(problem::Problem const& problem, Squares const& squares,
                           Phrases const& phrases);

/// Returns sentences for castling, en passant capture, pieces in hand, walls, promoted pieces, a
/// duck, the side to move, and the side from which the board is seen.
std::vector<std::string> record_sentences(problem::Problem const& problem, Squares const& squares,
                                          PiecesNames const& names, Phrases const& phrases);

/// Returns a task in the words of print, "+" as "Win"; as written if it has none.
std::string task_in_words(chess::Stipulation const& stipulation, chess::Language language);

}  // namespace dawson::alt_text
