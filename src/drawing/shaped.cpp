#include "drawing/shaped.hpp"

#include <algorithm>
#include <limits>

#include "chess/unicode.hpp"
#include "drawing/board.hpp"
#include "drawing/board_pen.hpp"
#include "layout/games.hpp"
#include "layout/measures.hpp"
#include "text/utf8.hpp"

namespace dawson::drawing {
namespace {

constexpr double square_to_size = 1.12;  // side of a square, in sizes of the text
constexpr double bearing = 0.06;         // space on either side, in squares

layout::Rectangle turned_box(artwork::Box const& box, int eighths) {
  Matrix const turn = Matrix::turned(eighths * 45.0);
  double left = std::numeric_limits<double>::max(), right = -left, bottom = left, top = -left;
  for (double const x : {double(box.left), double(box.right)})
    for (double const y : {double(box.bottom), double(box.top)}) {
      double const u = turn.a * x + turn.c * y, v = turn.b * x + turn.d * y;
      left = std::min(left, u), right = std::max(right, u), bottom = std::min(bottom, v),
      top = std::max(top, v);
    }
  double const unit = 1.0 / artwork::units_a_square;
  return {left * unit, bottom * unit, (right - left) * unit, (top - bottom) * unit};
}

layout::Style style_of(Figurine const& figurine) {
  layout::Style style = layout::hatched_style();
  style.ink = figurine.ink;
  return style;
}

void draw_piece(Canvas& canvas, Figurine const& figurine, chess::Piece const& piece) {
  layout::Style const style = style_of(figurine);
  layout::Point const at{figurine.x + figurine.middle.x, figurine.middle.y};
  auto const figure = layout::figure_of(piece);
  if (!figure)
    return canvas.moved(Matrix::moved(at.x, at.y), [&](Canvas& moved) {
      draw_lettered_disc(moved, piece, figurine.letters, figurine.square, style, figurine.typeset);
    });
  // In text, a piece is rotated about the centre of its square, for which its box was computed.
  PlacedSymbol const placed_symbol{figure->drawn,      piece.side, figure->rotation, at,
                                   copied_text(piece), false,      figurine.bold};
  canvas.pieces({&placed_symbol, 1}, figurine.square, style);
}

}  // namespace

std::optional<FigurineSize> figurine_size(chess::SquareContent const& occupant, double size) {
  auto const* piece = std::get_if<chess::Piece>(&occupant);
  if (!piece) return {};
  double const square = square_to_size * size;
  auto const figure = layout::figure_of(*piece);
  if (!figure)
    return FigurineSize{square, 0.86 * square, 0.75 * square, {0.43 * square, 0.35 * square}};
  layout::Rectangle const box = turned_box(figure->drawn->box, figure->rotation);
  double const sign = layout::promotion_of(*piece) == chess::Promotion::none
                          ? 0
                          : layout::part("promotion in text");
  return FigurineSize{square,
                      (box.width + 2 * bearing + sign) * square,
                      box.height * square,
                      {(bearing - box.x) * square, -box.y * square}};
}

FigurineSize among_letters_of(double width, FigurineSize const& figurine) {
  constexpr double widest = 0.9;  // of a square: the queen
  double const scale = width / (widest * figurine.square);
  return {figurine.square * scale,
          width,
          figurine.height * scale,
          {figurine.middle.x * scale + (width - figurine.width * scale) / 2,
           figurine.middle.y * scale}};
}

std::string copied_text(chess::Piece const& piece) {
  std::string out;
  if (auto const character = chess::copied_character(piece)) text::utf8_append(out, *character);
  return !out.empty()          ? out
         : !piece.name.empty() ? std::string(layout::name_in_words(piece))
                               : layout::abbreviation(piece);
}

void draw_figurine(Canvas& canvas, Figurine const& figurine) {
  auto const* piece = std::get_if<chess::Piece>(&figurine.piece);
  if (!piece) return;
  draw_piece(canvas, figurine, *piece);
  chess::Promotion const promotion = layout::promotion_of(*piece);
  if (promotion == chess::Promotion::none) return;
  double const sign = layout::part("promotion in text") * figurine.square;
  draw_promotion(canvas, promotion,
                 {figurine.x + figurine.width - sign / 2, 1.5 * figurine.middle.y}, figurine.square,
                 style_of(figurine));
}

void draw_line(Canvas& canvas, layout::TypeLine const& line, double x, double y,
               std::function<void(GlyphRun const&)> const& glyphs, double scale) {
  for (auto const& shaped_part : shaped(line).pieces) {
    if (auto const* run = std::get_if<GlyphRun>(&shaped_part)) glyphs(*run);
    if (auto const* bar = std::get_if<Bar>(&shaped_part))
      canvas.fill(
          Outline().rectangle(x + scale * bar->x, y + bar->y, scale * bar->width, bar->height),
          bar->colour);
    if (auto const* figurine = std::get_if<Figurine>(&shaped_part))
      canvas.moved(Matrix::moved(x + (scale - 1) * figurine->x, y),
                   [&](Canvas& moved) { draw_figurine(moved, *figurine); });
  }
}

}  // namespace dawson::drawing
