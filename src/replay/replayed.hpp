// A solution that has been replayed, for renderers and moving pictures.
#pragma once

#include <string_view>
#include <vector>

#include "play/film.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::run {

/// A solution, its film, and the places of its printed half-moves.
struct ReplayedSolution {
  terms::Solution solution;
  play::Film film;
  std::vector<text::Span>
      printed;  ///< places of the printed half-moves in `solution.text`, in printing order

  /// Returns the text of the solution at `where`.
  std::string_view words(text::Span where) const {
    return std::string_view(solution.text).substr(where.begin, where.end - where.begin);
  }
};

}  // namespace dawson::run
