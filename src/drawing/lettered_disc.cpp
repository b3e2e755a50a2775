// Men that are known by name alone: a disc with letters, whose ring tells the sides apart.
#include <algorithm>

#include "drawing/board.hpp"
#include "drawing/lettering.hpp"
#include "drawing/side_number.hpp"

namespace dawson::drawing {
namespace {

using chess::Side;

constexpr double radius = 380, rim_width = 86;

// In thousandths of a square.
void draw_ring(Canvas& canvas, Side side, layout::Style const& style) {
  auto const ring = [&](double at, double width, std::vector<double> dashes = {},
                        Cap cap = Cap::butt) {
    canvas.stroke(Outline().circle(0, 0, at), {width, cap, Join::miter, std::move(dashes)},
                  style.ink);
  };
  auto const disc = [&](double at, layout::Colour colour) {
    canvas.fill(Outline().circle(0, 0, at), colour);
  };
  canvas.stroke(Outline().circle(0, 0, radius), {rim_width, Cap::butt, Join::miter, {}},
                style.paper);
  switch (std::min(side_number(side), 7)) {
    case 0: disc(radius, style.paper), ring(radius, 36); break;
    case 1: disc(radius, style.ink), ring(radius, 36); break;
    case 2:
      disc(radius, style.paper), ring(radius, 36);
      canvas.fill(Outline().half_circle(0, 0, radius), style.ink);
      break;
    case 3: disc(394, style.paper), ring(394, 28), ring(334, 28); break;
    case 4: disc(400, style.paper), ring(372, 52, {102, 72}); break;
    case 5: disc(350, style.paper), ring(350, 96); break;
    case 6: disc(400, style.paper), ring(372, 56, {0, 98}, Cap::round); break;
    default: disc(394, style.paper), ring(394, 28), ring(300, 22), ring(348, 60, {22, 38}); break;
  }
}

}  // namespace

void draw_lettered_disc(Canvas& canvas, chess::Man const& man, std::string const& letters,
                        double square, layout::Style const& style, layout::Typeset const& typeset) {
  constexpr double eighth = 45;  // degrees
  layout::Font bold;
  bold.bold = true;
  auto const write = [&](Canvas& on, layout::Colour colour) {
    Lettering(typeset)
        .fitted(letters, bold, 0.5 * square, 0.58 * square, colour)
        .draw_centred(on, 0, 0);
  };
  canvas.moved(Matrix::turned(man.rotation * eighth), [&](Canvas& turned) {
    turned.moved(Matrix::scaled(square / artwork::units_a_square),
                 [&](Canvas& scaled) { draw_ring(scaled, man.side, style); });
    if (man.side != Side::neutral)
      return write(turned, man.side == Side::black ? style.paper : style.ink);
    // White on the black half, black on the white one.
    turned.clipped(Outline().rectangle(-square, -square, square, 2 * square),
                   [&](Canvas& left) { write(left, style.paper); });
    turned.clipped(Outline().rectangle(0, -square, square, 2 * square),
                   [&](Canvas& right) { write(right, style.ink); });
  });
}

}  // namespace dawson::drawing
