// Short texts on a board: letters in squares, coordinates, letters on discs.
#pragma once

#include <string>

#include "drawing/canvas.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// One line of letters with the extent of its ink.
class Letters {
 public:
  explicit Letters(layout::TypeLines lines);

  double width() const { return line_.width; }
  double height() const { return line_.ink_ascent + line_.ink_descent; }
  double depth() const { return line_.ink_descent; }
  /// Returns the height of the ink's middle above the baseline.
  double middle() const { return (line_.ink_ascent - line_.ink_descent) / 2; }

  /// Draws the line with the start of its baseline at (x, baseline).
  void draw(Canvas& canvas, double x, double baseline) const;
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

}  // namespace dawson::drawing
