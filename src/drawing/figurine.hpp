// Men in running text.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"
#include "layout/type.hpp"

namespace dawson::drawing {

/// What a figurine takes of a line: it stands on the baseline among capitals.
struct FigurineSize {
  double square = 0;  ///< side of its square, points
  double width = 0, height = 0;
  layout::Point middle;  ///< of its square, from its left end on the baseline
};

/// In text of `size` points. Nothing for texts, which are set as text.
std::optional<FigurineSize> figurine_size(chess::Occupant const& man, double size);

/// A figurine among letters of one width, in code: it takes no more than `width`, and all men are
/// to one scale, so that boards of characters keep their columns.
FigurineSize among_letters_of(double width, FigurineSize const& figurine);

/// What a reader who copies it gets: the man's Unicode character, or his name.
std::string copied_text(chess::Man const& man);

/// Draws it, the line's start on the baseline at the origin.
void draw_figurine(Canvas& canvas, Figurine const& figurine);

/// Draws a line with its baseline's start at (x, y): bars and figurines as all canvases draw them,
/// runs of glyphs by `glyphs`, in which they differ. All stands `scale` times as far from the
/// start; figurines keep their size.
void draw_line(Canvas& canvas, layout::TypeLine const& line, double x, double y,
               std::function<void(GlyphRun const&)> const& glyphs, double scale = 1);

}  // namespace dawson::drawing
