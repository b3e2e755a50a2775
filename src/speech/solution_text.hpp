// Writes solutions in words, for screen readers and the player.
#pragma once

#include <string>
#include <vector>

#include "problem/problem.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::speech {

/// Returns the whole solution of `problem` in one line: set play, tries, key, each with its
/// continuations, depth first; the lines of help play and series, one after the other. Parts that
/// are not understood are kept as written.
std::string solution_in_words(terms::Solution const& solution, problem::Problem const& problem,
                              chess::Language language);

/// Returns the half-moves that are written at `where`, each separately.
std::vector<std::string> half_moves_in_words(terms::Solution const& solution,
                                             std::vector<text::Span> const& where,
                                             problem::Problem const& problem,
                                             chess::Language language);

}  // namespace dawson::speech
