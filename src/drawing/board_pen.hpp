// Converts the lengths, lines and letters of one board for a canvas.
#pragma once

#include <optional>
#include <vector>

#include "drawing/canvas.hpp"
#include "drawing/lettering.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"

namespace dawson::drawing {

/// Returns paths of a scene in points, for squares with sides of `square` points; `outwards` moves
/// their sides, in squares.
Outline shape_of(std::vector<layout::Path> const& paths, double outwards, double square);

/// Pen for a canvas in points, whose arguments are in squares of a board.
class BoardPen {
 public:
  BoardPen(Canvas& canvas, layout::Scene const& scene, layout::Typeset const& typeset);

  /// Returns the same pen on another canvas (within `moved` and similar calls).
  BoardPen on(Canvas& canvas) const;

  Canvas& canvas() const { return *canvas_; }
  layout::Style const& style() const { return style_; }
  layout::Measures const& measures() const { return measures_; }
  Lettering const& lettering() const { return lettering_; }

  /// Returns the side of a square, in points.
  double square() const { return square_; }

  /// Return a share of a square as it grows, and the width of a line, in points.
  double grown(double share) const;
  double width(double share) const;

  /// Return a point, line or shape of the scene in points; `outwards` moves its sides, in squares.
  layout::Point at(layout::Point place) const;
  Outline through(std::vector<layout::Point> const& points) const;
  Outline segment(layout::Segment const& line) const;
  Outline shape(std::vector<layout::Path> const& paths, double outwards) const;

  /// Strokes a line over a wider stroke in the colour of the paper.
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
