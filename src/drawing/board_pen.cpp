#include "drawing/board_pen.hpp"

#include <algorithm>
#include <cmath>

#include "drawing/board.hpp"
#include "drawing/canvas.hpp"
#include "layout/board_lines.hpp"
#include "layout/measures.hpp"
#include "layout/style.hpp"

namespace dawson::drawing {

Letters::Letters(layout::TypeLines lines) {
  if (!lines.lines.empty()) line_ = std::move(lines.lines.front());
}

void Letters::draw(Canvas& canvas, double x, double baseline) const {
  if (line_.shaped) canvas.text(line_, x, baseline);
}

void Letters::draw_turned(Canvas& canvas, int eighths) const {
  constexpr double eighth = 45;  // degrees
  if (eighths == 0) return draw_centred(canvas, 0, 0);
  canvas.moved(Matrix::turned(eighths * eighth),
               [&](Canvas& turned) { draw_centred(turned, 0, 0); });
}

Letters Lettering::set(std::string const& text, layout::Font const& font) const {
  return Letters(typeset_({prose::Text{text}}, font, {}));
}

Letters Lettering::fitted(std::string const& text, layout::Font font, double size, double widest,
                          layout::Colour colour) const {
  font.size = size;
  font.colour = colour;
  Letters letters = set(text, font);
  if (letters.width() <= widest) return letters;
  font.size = size * widest / letters.width();
  return set(text, font);
}

using layout::part;
using layout::Point;

namespace {

Outline through_points(std::vector<Point> const& points, double square) {
  Outline out;
  for (std::size_t i = 0; i < points.size(); ++i)
    i == 0 ? out.move(points[i].x * square, points[i].y * square)
           : out.line(points[i].x * square, points[i].y * square);
  return out;
}

}  // namespace

Outline shape_of(std::vector<layout::Path> const& paths, double outwards, double square) {
  Outline out;
  for (layout::Path const& path : paths) {
    Outline const part = through_points(layout::moved_outwards(path, outwards).points, square);
    out.steps.insert(out.steps.end(), part.steps.begin(), part.steps.end());
    if (path.closed) out.close();
  }
  return out;
}

BoardPen::BoardPen(Canvas& canvas, layout::Scene const& scene, layout::Typeset const& typeset)
    : canvas_(&canvas),
      style_(style_of(scene)),
      lettering_(typeset),
      millimetres_(scene.square),
      square_(square_points(scene)),
      measures_(layout::measure(style_, scene.square, scene.single_frame)) {}

BoardPen BoardPen::on(Canvas& canvas) const {
  BoardPen other = *this;
  other.canvas_ = &canvas;
  return other;
}

double BoardPen::grown(double share) const { return layout::grown(share, millimetres_) * square_; }

double BoardPen::width(double share) const {
  return layout::line_width(share, millimetres_) * square_;
}

Point BoardPen::at(Point place) const { return {place.x * square_, place.y * square_}; }

Outline BoardPen::through(std::vector<Point> const& points) const {
  return through_points(points, square_);
}

Outline BoardPen::segment(layout::Segment const& line) const {
  return through({line.from, line.to});
}

Outline BoardPen::shape(std::vector<layout::Path> const& paths, double outwards) const {
  return shape_of(paths, outwards, square_);
}

void BoardPen::cased(Outline const& outline, Pen const& pen, layout::Colour colour,
                     std::optional<Cap> casing_cap) const {
  Pen below = pen;
  below.width += grown(part("casing"));
  if (casing_cap) below.cap = *casing_cap;
  canvas_->stroke(outline, below, style_.paper);
  canvas_->stroke(outline, pen, colour);
}

// Pieces known only by name: a disc with letters, whose ring shows the side.

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

namespace {

using chess::MarkKind;
using layout::Colour;
using layout::PlacedMark;
using layout::Rectangle;

Pen line(double width, Cap cap = Cap::butt) { return {width, cap, Join::miter, {}}; }

// Returns two strokes through a point; `arm` is the distance from the point to each end.
Outline cross(layout::Point at, double arm) {
  return Outline()
      .move(at.x - arm, at.y - arm)
      .line(at.x + arm, at.y + arm)
      .move(at.x - arm, at.y + arm)
      .line(at.x + arm, at.y - arm);
}

Outline upright_cross(layout::Point at, double arm) {
  return Outline()
      .move(at.x - arm, at.y)
      .line(at.x + arm, at.y)
      .move(at.x, at.y - arm)
      .line(at.x, at.y + arm);
}

Outline lozenge(layout::Point at, double reach) {
  return Outline()
      .move(at.x - reach, at.y)
      .line(at.x, at.y + reach)
      .line(at.x + reach, at.y)
      .line(at.x, at.y - reach)
      .close();
}

Outline circle(layout::Point at, double radius) { return Outline().circle(at.x, at.y, radius); }

// Returns a rectangle of the scene in points, with its sides moved inwards by a share of a square.
Outline rectangle(BoardPen const& pen, Rectangle const& r, double inset) {
  double const s = pen.square();
  return Outline().rectangle((r.x + inset) * s, (r.y + inset) * s, (r.width - 2 * inset) * s,
                             (r.height - 2 * inset) * s);
}

Outline area(BoardPen const& pen, PlacedMark const& mark, double inset) {
  return mark.shape.empty() ? rectangle(pen, mark.area, inset) : pen.shape(mark.shape, -inset);
}

// The head is a barbed triangle at the end; the shaft ends inside it.
void draw_arrow(BoardPen const& pen, PlacedMark const& mark, Colour colour) {
  double const dx = mark.to.x - mark.from.x, dy = mark.to.y - mark.from.y,
               length = std::hypot(dx, dy), s = pen.square();
  if (length == 0) return;
  double const cosine = dx / length, sine = dy / length;
  Matrix const place{cosine, sine, -sine, cosine, mark.to.x * s, mark.to.y * s};
  constexpr double head = part("arrow head"), barb = part("arrow barb");
  pen.canvas().moved(place, [&](Canvas& canvas) {
    pen.on(canvas).cased(Outline().move(-length * s, 0).line(-part("arrow shaft end") * s, 0),
                         line(pen.width(part("arrow line"))), colour);
    canvas.fill(Outline()
                    .move(0, 0)
                    .line(-head * s, barb * s)
                    .line(-part("arrow notch") * s, 0)
                    .line(-head * s, -barb * s)
                    .close(),
                colour);
  });
}

void draw_text(BoardPen const& pen, PlacedMark const& mark, Colour colour) {
  double const s = pen.square(), margin = part("mark text ground") * s;
  Letters const letters = pen.lettering().fitted(mark.text, {}, part("mark text size") * s,
                                                 part("letter widest") * s, colour);
  double const w = letters.width() + margin, h = letters.height() + margin;
  auto const [x, y] = pen.at(mark.from);
  pen.canvas().fill(Outline().rectangle(x - w / 2, y - h / 2, w, h), pen.style().paper);
  letters.draw_centred(pen.canvas(), x, y);
}

}  // namespace

Colour colour_of(PlacedMark const& mark, BoardPen const& pen) {
  layout::Style const& style = pen.style();
  bool const fill = mark.kind == MarkKind::fill;
  if (mark.colour.empty() || (mark.colour == "tint" && fill))
    return fill ? layout::mixed(style.ink, layout::white, part("tint")) : style.ink;
  if (mark.colour == "tint") return *layout::read_colour("lightgray");
  if (auto const known = layout::read_colour(mark.colour)) return *known;
  return pen.canvas().foreign_colour(mark.colour).value_or(style.ink);
}

void draw_mark(BoardPen const& pen, PlacedMark const& mark) {
  Canvas& canvas = pen.canvas();
  Colour const colour = colour_of(mark, pen);
  double const s = pen.square();
  layout::Point const at = pen.at(mark.from);
  switch (mark.kind) {
    case MarkKind::fill: return canvas.fill(area(pen, mark, 0), colour);
    case MarkKind::frame:
      return pen.cased(area(pen, mark, part("mark inset")),
                       line(pen.width(part("mark frame line"))), colour);
    case MarkKind::circle:
      return pen.cased(circle(at, part("circle radius") * s), line(pen.width(part("mark line"))),
                       colour);
    case MarkKind::dot:
      canvas.fill(circle(at, part("dot ground radius") * s), pen.style().paper);
      return canvas.fill(circle(at, part("dot radius") * s), colour);
    case MarkKind::cross:
      return pen.cased(cross(at, part("cross arm") * s),
                       line(pen.width(part("mark line")), Cap::round), colour);
    case MarkKind::crown:
      pen.cased(area(pen, mark, 0), line(pen.width(part("mark frame line"))), colour);
      return canvas.fill(area(pen, mark, 0), colour);
    case MarkKind::arrow: return draw_arrow(pen, mark, colour);
    case MarkKind::line:
      return pen.cased(pen.segment({mark.from, mark.to}),
                       line(pen.width(part("arrow line")), Cap::round), colour);
    case MarkKind::text: return draw_text(pen, mark, colour);
  }
}

void draw_trails(BoardPen const& pen, layout::Scene const& scene) {
  for (layout::Path const& trail : scene.trails)
    pen.canvas().stroke(pen.through(trail.points),
                        {pen.width(part("trail line")), Cap::round, Join::round, {}},
                        pen.style().ink);
  for (layout::Polygon const& head : scene.heads)
    pen.canvas().fill(pen.through(head).close(), pen.style().ink);
}

void draw_promotion(Canvas& canvas, chess::Promotion promotion, layout::Point at, double square,
                    layout::Style const& style) {
  double const millimetres = square / layout::points_a_millimetre;
  if (promotion == chess::Promotion::was_pawn) {
    canvas.fill(circle(at, part("once pawn ground radius") * square), style.paper);
    return canvas.fill(circle(at, part("once pawn radius") * square), style.ink);
  }
  double const arm = part("promoted arm") * square;
  double const width = layout::line_width(part("promoted line"), millimetres) * square;
  double const casing = layout::grown(part("casing"), millimetres) * square;
  Outline const plus = upright_cross(at, arm);
  canvas.stroke(plus, line(width + casing, Cap::square), style.paper);
  canvas.stroke(plus, line(width), style.ink);
}

void draw_sign(BoardPen const& pen, layout::Sign const& sign) {
  using layout::SignKind;
  Canvas& canvas = pen.canvas();
  Colour const ink = pen.style().ink, paper = pen.style().paper;
  double const unit = sign.scale * pen.square();
  layout::Point const at = pen.at(sign.at);
  auto const round = [&](double share) {
    return Pen{pen.width(sign.scale * share), Cap::round, Join::round, {}};
  };
  double const half = unit * part("short line") / 2;
  switch (sign.kind) {
    case SignKind::move_and_capture:
      return canvas.fill(circle(at, unit * part("sign disc radius")), ink);
    case SignKind::move:
      canvas.fill(circle(at, unit * part("sign ring radius")), paper);
      return canvas.stroke(circle(at, unit * part("sign ring radius")),
                           round(part("sign ring line")), ink);
    case SignKind::capture:
      canvas.fill(circle(at, unit * part("sign ground radius")), paper);
      return canvas.stroke(cross(at, unit * part("sign cross arm")), round(part("sign cross line")),
                           ink);
    case SignKind::capturable:
    case SignKind::own:
      return canvas.stroke(circle(at, unit * part("capturable radius")),
                           round(part("capturable line")), ink);
    case SignKind::first_move:
      canvas.fill(lozenge(at, unit * part("sign lozenge reach")), paper);
      return canvas.stroke(lozenge(at, unit * part("sign lozenge reach")),
                           round(part("sign ring line")), ink);
    case SignKind::taken_end:
      return canvas.fill(lozenge(at, unit * part("small lozenge reach")), ink);
    case SignKind::passant:
      return canvas.stroke(upright_cross(at, unit * part("small cross arm")),
                           round(part("small cross line")), ink);
    case SignKind::castling:
      canvas.fill(circle(at, unit * part("small ring radius")), paper);
      return canvas.stroke(circle(at, unit * part("small ring radius")),
                           round(part("small ring line")), ink);
    case SignKind::taken:
      canvas.fill(circle(at, unit * part("small dot ground")), paper);
      return canvas.fill(circle(at, unit * part("small dot radius")), ink);
    case SignKind::ride: {
      double const tip = at.x + half, back = tip - unit * part("trail head"),
                   barb = unit * part("trail barb");
      canvas.fill(Outline().move(tip, at.y).line(back, at.y + barb).line(back, at.y - barb).close(),
                  ink);
      return canvas.stroke(Outline().move(at.x - half, at.y).line((tip + back) / 2, at.y),
                           round(part("trail line")), ink);
    }
    case SignKind::path:
      return canvas.stroke(Outline().move(at.x - half, at.y).line(at.x + half, at.y),
                           round(part("trail line")), ink);
  }
}

}  // namespace dawson::drawing
