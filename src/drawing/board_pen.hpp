// The lengths, lines and letters of one board on a canvas.
#pragma once

#include <optional>
#include <vector>

#include "drawing/canvas.hpp"
#include "drawing/lettering.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"

namespace dawson::drawing {

/// Paths of a scene in points, for squares with sides of `square` points; `outwards` moves their
/// sides, squares.
Outline shape_of(std::vector<layout::Path> const& paths, double outwards, double square);

/// What is drawn on a board in squares comes to the canvas in points.
class BoardPen {
 public:
  BoardPen(Canvas& canvas, layout::Scene const& scene, layout::Typeset const& typeset);

  /// The same on another canvas (within `moved` and the like).
  BoardPen on(Canvas& canvas) const;

  Canvas& canvas() const { return *canvas_; }
  layout::Style const& style() const { return style_; }
  layout::Measures const& measures() const { return measures_; }
  Lettering const& lettering() const { return lettering_; }

  /// Side of a square, points.
  double square() const { return square_; }

  /// A share of a square as it grows, and the width of a line, points.
  double grown(double share) const;
  double width(double share) const;

  /// A point, line or shape of the scene in points; `outwards` moves its sides, squares.
  layout::Point at(layout::Point place) const;
  Outline through(std::vector<layout::Point> const& points) const;
  Outline segment(layout::Segment const& line) const;
  Outline shape(std::vector<layout::Path> const& paths, double outwards) const;

  /// Strokes a line, first wider in the colour of the paper.
  void cased(Outline const& outline, Pen const& pen, layout::Colour colour,
             std::optional<Cap> casing_cap = {}) const;

 private:
  Canvas* canvas_;
  layout::Style style_;
  Lettering lettering_;
  double millimetres_, square_;
  layout::Measures measures_;
};

}  // namespace dawson::drawing
