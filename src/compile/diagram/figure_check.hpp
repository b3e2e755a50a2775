// Checks that symbols of different pieces in diagrams look different and are explained. For the
// compilation.
#pragma once

#include <vector>

#include "problem/problem.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Checks the diagrams of one document in their order.
class FigureCheck {
 public:
  /// Reports W-FIGURE and W-LEGEND, with the directive's opening as their span.
  ///
  /// W-FIGURE: two pieces of a diagram that have different names, or of which one has no name, have
  /// the same symbol, or discs with the same letters; or pieces with different attributes have the
  /// same mark.
  ///
  /// W-LEGEND: no legend names a piece known by a letter; or the diagram has a legend, and neither
  /// this one nor an earlier one explains a rotated piece. There is no warning for orthodox pieces,
  /// markers, pieces known by name (the caption names them), and rotated pieces of diagrams without
  /// a legend of their own.
  void check(problem::Problem const& problem, text::Diagnostics& findings);

 private:
  std::vector<chess::Piece> explained_;  // by the legends so far, of any side
};

}  // namespace dawson::run
