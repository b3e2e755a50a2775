// Solutions as they are said.
#pragma once

#include <string>
#include <vector>

#include "problem/problem.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::speech {

/// The whole solution of `problem` in one line: set play, tries, key, each with what follows, depth
/// first; lines of help play and series, one behind the other. What is not understood is said as it
/// is written.
std::string solution_in_words(terms::Solution const& solution, problem::Problem const& problem,
                              chess::Language language);

/// The half-moves that are written at `where`, each by itself.
std::vector<std::string> half_moves_in_words(terms::Solution const& solution,
                                             std::vector<text::Span> const& where,
                                             problem::Problem const& problem,
                                             chess::Language language);

}  // namespace dawson::speech
