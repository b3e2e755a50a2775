// One line of a solution's film, from its first half-move to its last.
#pragma once

#include <string_view>
#include <vector>

#include "play/film.hpp"
#include "terms/solution/tree.hpp"
#include "text/result.hpp"

namespace dawson::run {

struct FilmLine {
  std::size_t part = 0;             ///< of the film and of the solution
  std::vector<std::size_t> frames;  ///< of its reel, each behind the one before
};

/// The line that `wanted` names, once: a number ("2": the second line of the solution, in the order
/// in which it is written), or half-moves as written, without their numbers and signs, that follow
/// each other in it at whatever distance ("1...Kd5", "Qe4 Kd5"), behind the label of a twin if
/// there is one ("b) Kd5"). Of several it is the first, those of keys and of actual play before set
/// play and tries; empty: the first of all. Behind the last half-move that is named, and without
/// any, first continuations are played; a threat is one where there is nothing else. E-FILM without
/// a span: nothing of the solution can be played, or there is no such line.
text::Result<FilmLine> film_line(terms::Solution const& solution, play::Film const& film,
                                 std::string_view wanted);

}  // namespace dawson::run
