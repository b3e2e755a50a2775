// Whether the figures of diagrams can be told apart and are explained.
#pragma once

#include <vector>

#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Looks at the diagrams of one document in their order.
class FigureCheck {
 public:
  /// W-FIGURE: two men of a diagram, known by different names or one of them by none, have the same
  /// figure, or discs with the same letters; or attributes that differ, and the same mark.
  /// W-LEGEND: no legend names a man known by a letter; or a diagram has a legend, which does not
  /// explain one of its turned men; nor has a legend before it. Of that orthodox men, markers, men
  /// known by name (whom the caption names), and of turned men diagrams without a legend of their
  /// own are never warned. The span is the directive's opening.
  void check(problem::Problem const& problem, text::Diagnostics& findings);

 private:
  std::vector<chess::Man> explained_;  // by the legends so far, whatever their sides
};

}  // namespace dawson::run
