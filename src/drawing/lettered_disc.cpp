// Pieces known only by name: a disc with letters, whose ring shows the side.
#include <algorithm>
#include <vector>

#include "drawing/board_pen.hpp"
#include "drawing/canvas.hpp"
#include "layout/figures.hpp"
#include "layout/games.hpp"
#include "layout/measures.hpp"
#include "layout/style.hpp"

namespace dawson::drawing {

using layout::part;

namespace {

using chess::Side;

Pen pen(layout::Ring const& ring) {
  std::vector<double> dashes;
  if (ring.gap > 0) dashes = {double(ring.dash), double(ring.gap)};
  bool const dots = ring.gap > 0 && ring.dash == 0;
  return {double(ring.line), dots ? Cap::round : Cap::butt, Join::miter, std::move(dashes)};
}

layout::Disc const& disc_of(chess::Piece const& piece) {
  if (layout::is_duck(piece)) return layout::duck_disc;
  auto const last = static_cast<int>(layout::discs.size()) - 1;
  return layout::discs[static_cast<std::size_t>(std::min(side_number(piece.side), last))];
}

layout::Colour ground_of(layout::Disc const& disc, layout::Style const& style) {
  constexpr double grey = part("duck grey");
  if (disc.ground == layout::DiscGround::grey) return {grey, grey, grey};
  return disc.ground == layout::DiscGround::ink ? style.ink : style.paper;
}

// Lengths are in thousandths of a square.
void draw_rings(Canvas& canvas, layout::Disc const& disc, layout::Style const& style) {
  auto const stroke = [&](layout::Ring const& ring, layout::Colour colour) {
    canvas.stroke(Outline().circle(0, 0, ring.radius), pen(ring), colour);
  };
  stroke(layout::disc_rim, style.paper);
  canvas.fill(Outline().circle(0, 0, disc.radius), ground_of(disc, style));
  if (disc.ground == layout::DiscGround::halves)
    canvas.fill(Outline().half_circle(0, 0, disc.radius), style.ink);
  for (layout::Ring const& ring : disc.rings)
    if (ring.radius > 0) stroke(ring, style.ink);
}

}  // namespace

void draw_lettered_disc(Canvas& canvas, chess::Piece const& piece, std::string const& letters,
                        double square, layout::Style const& style, layout::Typeset const& typeset) {
  constexpr double eighth = 45;  // degrees
  layout::Font bold;
  bold.bold = true;
  auto const write = [&](Canvas& on, layout::Colour colour) {
    Lettering(typeset)
        .fitted(letters, bold, part("disc letter size") * square,
                part("disc letter widest") * square, colour)
        .draw_centred(on, 0, 0);
  };
  canvas.moved(Matrix::turned(piece.rotation * eighth), [&](Canvas& turned) {
    turned.moved(Matrix::scaled(square / artwork::units_a_square),
                 [&](Canvas& scaled) { draw_rings(scaled, disc_of(piece), style); });
    if (layout::is_duck(piece)) return;
    if (piece.side != Side::neutral)
      return write(turned, piece.side == Side::black ? style.paper : style.ink);
    // Letters are white on the black half and black on the white half.
    turned.clipped(Outline().rectangle(-square, -square, square, 2 * square),
                   [&](Canvas& left) { write(left, style.paper); });
    turned.clipped(Outline().rectangle(0, -square, square, 2 * square),
                   [&](Canvas& right) { write(right, style.ink); });
  });
}

}  // namespace dawson::drawing
