// Finds one line of a solution's film, from its first half-move to its last, for moving
// pictures.
#pragma once

#include <string_view>
#include <vector>

#include "play/film.hpp"
#include "terms/solution/tree.hpp"
#include "text/result.hpp"

namespace dawson::run {

/// One line of a film.
struct FilmLine {
  std::size_t part = 0;             ///< index of the part, in the film and in the solution
  std::vector<std::size_t> frames;  ///< indexes of the frames of its reel, in order of play
};

/// Returns the line that `wanted` names. `wanted` is one of
///
/// - a number ("2": the second line of the solution in the order of writing);
/// - half-moves as written, without numbers and signs, that follow each other in the line at any
///   distance ("1...Kd5", "Qe4 Kd5"), after the label of a twin if there is one ("b) Kd5"). If
///   several lines match, it is the first; lines of keys and of actual play come before set play
///   and tries;
/// - empty: the first line of all.
///
/// After the last half-move that is named (or from the start if none is named), the first
/// continuations are played; a threat is a continuation only if there is no other. Returns E-FILM
/// without a span if no half-move of the solution can be played, or if there is no such line.
text::Result<FilmLine> film_line(terms::Solution const& solution, play::Film const& film,
                                 std::string_view wanted);

}  // namespace dawson::run
