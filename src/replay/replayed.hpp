// A solution that was played through, and where its half-moves stand in print.
#pragma once

#include <string_view>
#include <vector>

#include "play/film.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::run {

struct ReplayedSolution {
  terms::Solution solution;
  play::Film film;
  std::vector<text::Span> printed;  ///< where the half-moves of print are written, in its order

  std::string_view words(text::Span where) const {
    return std::string_view(solution.text).substr(where.begin, where.end - where.begin);
  }
};

}  // namespace dawson::run
