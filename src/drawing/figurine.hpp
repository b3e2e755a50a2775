// Draws pieces in running text.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// Room of a figurine in a line: it is on the baseline among capitals.
struct FigurineSize {
  double square = 0;  ///< side of its square, points
  double width = 0, height = 0;
  layout::Point middle;  ///< of its square, from the left end on the baseline
};

/// Returns the room in text of `size` points; no value for texts, which are typeset as text.
std::optional<FigurineSize> figurine_size(chess::SquareContent const& piece, double size);

/// Returns the room of a figurine among letters of one width, in code: at most `width`. All pieces
/// have the same scale, so that boards of characters keep their columns.
FigurineSize among_letters_of(double width, FigurineSize const& figurine);

/// Returns the copied text of a piece: its Unicode character, or its name.
std::string copied_text(chess::Piece const& piece);

/// Draws a figurine with the start of the line's baseline at the origin.
void draw_figurine(Canvas& canvas, Figurine const& figurine);

/// Draws a line with the start of its baseline at (x, y). All canvases draw bars and figurines
/// alike; `glyphs` draws the runs of glyphs of each canvas. All distances from the start are
/// multiplied by `scale`; figurines keep their size.
void draw_line(Canvas& canvas, layout::TypeLine const& line, double x, double y,
               std::function<void(GlyphRun const&)> const& glyphs, double scale = 1);

}  // namespace dawson::drawing
