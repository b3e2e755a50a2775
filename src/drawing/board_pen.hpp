// Converts the lengths, lines and letters of one board for a canvas, and draws its short texts,
// lettered discs and marks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "drawing/canvas.hpp"
#include "layout/scene.hpp"
#include "layout/style.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// One line of letters with the extent of its ink.
class Letters {
 public:
  explicit Letters(layout::TypeLines lines);

  double width() const { return line_.width; }
  double ascent() const { return line_.ink_ascent; }
  double height() const { return line_.ink_ascent + line_.ink_descent; }
  double depth() const { return line_.ink_descent; }
  /// Returns the height of the ink's middle above the baseline.
  double middle() const { return (line_.ink_ascent - line_.ink_descent) / 2; }

  /// Draws the line with the start of its baseline at (x, baseline).
  void draw(Canvas& canvas, double x, double baseline) const;
  /// Draws the same on a strip of `colour` around all letters, `width` points to each side.
  void draw_with_halo(Canvas& canvas, double x, double baseline, double width,
                      layout::Colour colour) const;
  /// Draws the line with the middle of its ink at (x, y).
  void draw_centred(Canvas& canvas, double x, double y) const {
    draw(canvas, x - width() / 2, y - middle());
  }
  /// Draws the line with its middle at the origin, rotated clockwise by `eighths` of a turn.
  void draw_turned(Canvas& canvas, int eighths) const;

 private:
  layout::TypeLine line_;
};

class Lettering {
 public:
  explicit Lettering(layout::Typeset const& typeset) : typeset_(typeset) {}

  /// Returns `text` as one line in `font`.
  Letters set(std::string const& text, layout::Font const& font) const;

  /// Returns letters of `size`, or smaller ones if they would be wider than `widest`.
  Letters fitted(std::string const& text, layout::Font font, double size, double widest,
                 layout::Colour colour) const;

  layout::Typeset const& typeset() const { return typeset_; }

 private:
  layout::Typeset const& typeset_;
};

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

  /// Strokes a line that is wider than the pen by a share of a square.
  void outlined(Outline const& outline, Pen pen, double share, layout::Colour colour) const;

 private:
  Canvas* canvas_;
  layout::Style style_;
  Lettering lettering_;
  double millimetres_, square_;
  layout::Measures measures_;
};

/// Returns the colour that a mark names, or the style's if it names none. The canvas resolves a
/// name that is in none of Dawson's tables; if it does not know the name either, the ink is used.
layout::Colour colour_of(layout::PlacedMark const& mark, BoardPen const& pen);

/// Draws a mark in its colour.
void draw_mark(BoardPen const& pen, layout::PlacedMark const& mark);

/// Draws lines of moves and their arrow heads.
void draw_trails(BoardPen const& pen, layout::Scene const& scene);

/// Draws the sign that distinguishes a promoted piece, or one that was a pawn: its middle at `at`,
/// for squares with sides of `square` points.
void draw_promotion(Canvas& canvas, chess::Promotion promotion, layout::Point at, double square,
                    layout::Style const& style);

/// Draws a sign of a move, or of a key.
void draw_sign(BoardPen const& pen, layout::Sign const& sign);

}  // namespace dawson::drawing
