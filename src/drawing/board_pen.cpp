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

void Letters::draw_with_halo(Canvas& canvas, double x, double baseline, double width,
                             layout::Colour colour) const {
  if (line_.shaped) canvas.halo(line_, x, baseline, width, colour);
  draw(canvas, x, baseline);
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
  if (casing_cap) below.cap = *casing_cap;
  outlined(outline, below, part("casing"), style_.paper);
  canvas_->stroke(outline, pen, colour);
}

void BoardPen::outlined(Outline const& outline, Pen pen, double share,
                        layout::Colour colour) const {
  pen.width += grown(share);
  canvas_->stroke(outline, pen, colour);
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

void draw_text_in_corner(BoardPen const& pen, PlacedMark const& mark, Colour colour) {
  double const s = pen.square();
  layout::Font bold;
  bold.bold = true;
  Letters const letters = pen.lettering().fitted(mark.text, bold, part("corner text size") * s,
                                                 part("corner text widest") * s, colour);
  auto const [left, top] = pen.at(mark.from);
  letters.draw_with_halo(pen.canvas(), left, top - letters.ascent(), part("text halo") * s,
                         pen.style().paper);
}

// On a black piece the lines are white; a colour that the mark names remains.
void draw_cross_on_piece(BoardPen const& pen, PlacedMark const& mark, Colour colour) {
  layout::Style const& style = pen.style();
  bool const inverted = mark.below == layout::Below::black_piece && mark.colour.empty();
  Outline const both = cross(pen.at(mark.from), part("cross arm") * pen.square());
  Pen const pen_of_lines = line(pen.width(part("mark line")), Cap::round);
  pen.outlined(both, pen_of_lines, part("cross outline"), inverted ? style.ink : style.paper);
  pen.canvas().stroke(both, pen_of_lines, inverted ? style.paper : colour);
}

void draw_text(BoardPen const& pen, PlacedMark const& mark, Colour colour) {
  if (mark.below != layout::Below::nothing) return draw_text_in_corner(pen, mark, colour);
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
  std::string_view const named = fill ? layout::fill_tint(mark.colour) : mark.colour;
  if (auto const known = layout::read_colour(named)) return *known;
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
    case MarkKind::dot: {
      bool const alone = mark.below == layout::Below::nothing;
      double const ground = alone ? part("dot ground radius") : part("corner dot ground");
      canvas.fill(circle(at, ground * s), pen.style().paper);
      return canvas.fill(circle(at, (alone ? part("dot radius") : part("corner dot radius")) * s),
                         colour);
    }
    case MarkKind::cross:
      if (mark.below != layout::Below::nothing) return draw_cross_on_piece(pen, mark, colour);
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
