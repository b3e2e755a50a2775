#include "drawing/canvas.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <fmt/format.h>

#include "artwork/figure.hpp"
#include "layout/board_lines.hpp"
#include "layout/figures.hpp"
#include "layout/measures.hpp"
#include "layout/style.hpp"
#include "text/scanning.hpp"

namespace dawson::drawing {

using chess::Side;
using layout::Colour;
using layout::part;
using layout::Point;

Matrix Matrix::turned(double degrees) {
  double const radians = degrees * std::numbers::pi / 180;
  // Exact values at quarter turns avoid rounding errors.
  double const cosine = std::fmod(degrees, 180) == 90 ? 0 : std::cos(radians);
  double const sine = std::fmod(degrees, 180) == 0 ? 0 : std::sin(radians);
  return {cosine, -sine, sine, cosine, 0, 0};
}

Matrix Matrix::after(Matrix const& m) const {
  return {a * m.a + c * m.b, b * m.a + d * m.b,     a * m.c + c * m.d,
          b * m.c + d * m.d, a * m.e + c * m.f + e, b * m.e + d * m.f + f};
}

Outline& Outline::move(double x, double y) {
  return steps.push_back({Step::move, {Point{x, y}}}), *this;
}
Outline& Outline::line(double x, double y) {
  return steps.push_back({Step::line, {Point{x, y}}}), *this;
}
Outline& Outline::curve(Point first, Point second, Point end) {
  return steps.push_back({Step::curve, {first, second, end}}), *this;
}
Outline& Outline::close() { return steps.push_back({Step::close, {}}), *this; }

Outline& Outline::rectangle(double x, double y, double width, double height) {
  return move(x, y).line(x + width, y).line(x + width, y + height).line(x, y + height).close();
}

Outline& Outline::polygon(std::vector<Point> const& corners, double scale) {
  for (std::size_t i = 0; i < corners.size(); ++i)
    i == 0 ? move(corners[i].x * scale, corners[i].y * scale)
           : line(corners[i].x * scale, corners[i].y * scale);
  return close();
}

namespace {
constexpr double kappa = 0.5523;  // control points of a quarter of a circle
}

Outline& Outline::half_circle(double x, double y, double r) {
  double const k = kappa * r;
  move(x, y + r).curve({x - k, y + r}, {x - r, y + k}, {x - r, y});
  return curve({x - r, y - k}, {x - k, y - r}, {x, y - r}).close();
}

Outline& Outline::circle(double x, double y, double r) {
  double const k = kappa * r;
  move(x + r, y)
      .curve({x + r, y + k}, {x + k, y + r}, {x, y + r})
      .curve({x - k, y + r}, {x - r, y + k}, {x - r, y});
  return curve({x - r, y - k}, {x - k, y - r}, {x, y - r})
      .curve({x + k, y - r}, {x + r, y - k}, {x + r, y})
      .close();
}

namespace {

Outline outline_of(artwork::Path const& path) {
  Outline out;
  auto const point = [](artwork::Point p) { return Point{double(p.x), double(p.y)}; };
  for (artwork::Segment const& segment : path) {
    switch (segment.kind) {
      case artwork::Segment::move: out.move(segment.points[0].x, segment.points[0].y); break;
      case artwork::Segment::line: out.line(segment.points[0].x, segment.points[0].y); break;
      case artwork::Segment::curve:
        out.curve(point(segment.points[0]), point(segment.points[1]), point(segment.points[2]));
        break;
      case artwork::Segment::close: out.close(); break;
    }
  }
  return out;
}

Pen round_pen(double width) { return {width, Cap::round, Join::round, {}}; }

constexpr double half = artwork::units_a_square / 2.0;
constexpr double units = artwork::units_a_square;
constexpr double beyond = part("tone reach") * units;  // lines that a body clips begin outside it

// Draws heraldry's hatchings by army: upright, level, falling, dotted, rising, upright and level.
// All are the same level lines, rotated, so that no army is darker than another. They are filled
// shapes, since viewers widen thin strokes to a pixel.
void draw_heraldry(Canvas& canvas, int army, Colour ink) {
  constexpr double step = part("tone step") * units, width = part("tone line") * units;
  bool const dotted = army % 6 == 3;
  Outline lines;
  for (double y = -beyond; y < beyond; y += step)
    if (dotted) lines.move(-beyond, y).line(beyond, y);
    else lines.rectangle(-beyond, y - width / 2, 2 * beyond, width);
  Pen dots = round_pen(part("tone dot") * units);
  dots.dashes = {0.1, step - 0.1};
  auto const draw = [&](double degrees) {
    canvas.moved(Matrix::turned(degrees), [&](Canvas& turned) {
      dotted ? turned.stroke(lines, dots, ink) : turned.fill(lines, ink);
    });
  };
  if (army % 6 == 0 || army % 6 == 5) draw(90);
  if (army % 6 == 1 || army % 6 == 5) draw(0);
  if (army % 6 == 2 || dotted) draw(45);
  if (army % 6 == 4) draw(-45);
}

int army_of(Side side) { return side_number(side) - side_number(Side::red); }

Colour army_colour(Side side, layout::Style const& style) {
  return style.armies[static_cast<std::size_t>(army_of(side)) % style.armies.size()];
}

class FigurePainter {
 public:
  FigurePainter(Canvas& canvas, artwork::Figure const& figure, layout::Style const& style,
                artwork::Cut cut, bool bold)
      : canvas_(canvas),
        figure_(figure),
        style_(style),
        cut_(cut),
        added_width_(artwork::heavier(cut) + (bold ? artwork::bolder : 0)),
        body_(outline_of(figure.body)) {}

  void paint(Side side) {
    canvas_.stroke(body_, round_pen(outline_width() + 2 * artwork::rim_width), style_.paper);
    if (side == Side::black) return black();
    if (side.name > Side::neutral) return further(side);
    white(style_.paper);
    if (side != Side::neutral) return;
    constexpr double reach = 700;
    canvas_.clipped(Outline().rectangle(-reach, -reach, reach, 2 * reach),
                    [&](Canvas&) { black(); });
  }

 private:
  double outline_width() const { return artwork::outline_width + added_width_; }
  void outline() {
    canvas_.stroke(body_, {outline_width(), Cap::round, Join::miter, {}, artwork::miter_limit},
                   style_.ink);
  }
  void details(std::vector<artwork::Mark> const& marks, Colour colour) {
    for (artwork::Mark const& mark : marks) {
      if (mark.solid()) canvas_.fill(outline_of(mark.path), colour);
      else canvas_.stroke(outline_of(mark.path), round_pen(mark.width + added_width_), colour);
    }
  }
  void body(Colour inside) {
    canvas_.fill(body_, inside);
    outline();
  }
  void white(Colour inside) {
    body(inside);
    details(figure_.line, style_.ink);
  }
  void black() {
    body(style_.ink);
    details(figure_.inner, style_.paper);
  }
  void further(Side side) {
    if (style_.coloured) return white(army_colour(side, style_));
    canvas_.fill(body_, style_.paper);
    canvas_.clipped(body_, [&](Canvas& within) { draw_tone(within, side, style_, cut_); });
    outline();
    details(figure_.line, style_.ink);
  }

  Canvas& canvas_;
  artwork::Figure const& figure_;
  layout::Style const& style_;
  artwork::Cut cut_;
  int added_width_;  // added to every line for the cut
  Outline body_;
};

}  // namespace

void draw_tone(Canvas& canvas, Side side, layout::Style const& style, artwork::Cut cut) {
  if (!style.coloured)
    return canvas.moved(Matrix::scaled(artwork::coarser(cut)),
                        [&](Canvas& scaled) { draw_heraldry(scaled, army_of(side), style.ink); });
  canvas.fill(Outline().rectangle(-beyond, -beyond, 2 * beyond, 2 * beyond),
              army_colour(side, style));
}

void draw_figure(Canvas& canvas, artwork::Figure const& figure, Side side,
                 layout::Style const& style, artwork::Cut cut, bool bold) {
  FigurePainter(canvas, figure, style, cut, bold).paint(side);
}

artwork::Cut cut_of(double square) {
  constexpr double millimetres_a_point = 25.4 / 72;
  constexpr double rounding = 0.001;  // of lengths that were converted to points
  return artwork::cut_for(std::round(square * millimetres_a_point / rounding) * rounding);
}

Matrix placed_symbol(PlacedSymbol const& piece, double square) {
  Matrix const size =
      Matrix::moved(piece.at.x, piece.at.y).after(Matrix::scaled(square / artwork::units_a_square));
  if (piece.rotation == 0) return size;
  artwork::Box const box = piece.recentred ? piece.figure->box : artwork::Box{};
  double const x = (box.left + box.right) / 2.0, y = (box.bottom + box.top) / 2.0;
  constexpr double eighth = 45;  // degrees
  Matrix const turn = Matrix::moved(x, y)
                          .after(Matrix::turned(piece.rotation * eighth))
                          .after(Matrix::moved(-x, -y));
  return size.after(turn);
}

std::vector<PlacedSymbol> Canvas::without_pictures(std::span<PlacedSymbol const> pieces,
                                                   double square) {
  if (!piece_set_) return {pieces.begin(), pieces.end()};
  std::vector<PlacedSymbol> rest;
  for (PlacedSymbol const& piece : pieces) {
    PieceDrawing const symbol{piece.figure->code, picture_side(piece.side)};
    if (!piece_set_->has(symbol)) {
      rest.push_back(piece);
      continue;
    }
    constexpr double eighth = 45;  // degrees
    Matrix const place = Matrix::moved(piece.at.x, piece.at.y).after(Matrix::scaled(square));
    picture(*piece_set_, symbol,
            piece.rotation == 0 ? place : place.after(Matrix::turned(piece.rotation * eighth)));
  }
  return rest;
}

namespace {

// Draws the lines of one cell, with its lower left corner at the origin.
void hatch_cell(Canvas& canvas, layout::Rectangle const& cell, double square,
                Hatching const& hatching, Colour colour) {
  Outline lines;
  for (layout::Polygon const& line : layout::hatch({0, 0, cell.width, cell.height}, hatching.angle,
                                                   hatching.distance, hatching.width))
    lines.polygon(line, square);
  canvas.fill(lines, colour);
}

}  // namespace

// Equal cells and equal rows are drawn once and repeated.
void Canvas::hatch(std::span<layout::Rectangle const> cells, double square,
                   Hatching const& hatching, Colour colour) {
  for (std::size_t first = 0; first < cells.size();) {
    std::size_t last = first;
    std::string key = fmt::format("hatch@{:.6g}", square);
    layout::Rectangle const start = cells[first];
    for (; last < cells.size() && cells[last].y == start.y; ++last)
      key += fmt::format(",{:.6g}:{:.6g}x{:.6g}", cells[last].x - start.x, cells[last].width,
                         cells[last].height);
    auto const row = cells.subspan(first, last - first);
    double const right = row.back().x + row.back().width - start.x;
    repeated(key, {0, 0, right * square, start.height * square},
             Matrix::moved(start.x * square, start.y * square), [&](Canvas& canvas) {
               for (layout::Rectangle const& cell : row)
                 canvas.repeated(
                     fmt::format("hatch{:.6g}x{:.6g}@{:.6g}", cell.width, cell.height, square),
                     {0, 0, cell.width * square, cell.height * square},
                     Matrix::moved((cell.x - start.x) * square, 0),
                     [&](Canvas& one) { hatch_cell(one, cell, square, hatching, colour); });
             });
    first = last;
  }
}

void Canvas::pieces(std::span<PlacedSymbol const> pieces, double square,
                    layout::Style const& style) {
  constexpr layout::Rectangle reach{-beyond, -beyond, 2 * beyond, 2 * beyond};
  artwork::Cut const cut = cut_of(square);
  for (PlacedSymbol const& piece : without_pictures(pieces, square)) {
    std::string key = piece.figure->code;
    key += std::to_string(side_number(piece.side));
    key += std::array{"", "s", "f"}[static_cast<std::size_t>(cut)];
    if (piece.bold) key += 'b';
    repeated(key, reach, placed_symbol(piece, square), [&](Canvas& canvas) {
      draw_figure(canvas, *piece.figure, piece.side, style, cut, piece.bold);
    });
  }
}

namespace {

constexpr std::pair<std::string_view, Side::Name> side_letters[] = {
    {"w", Side::white}, {"b", Side::black}, {"n", Side::neutral}};

}  // namespace

std::optional<PieceDrawing> piece_of_file(std::string_view file_name) {
  constexpr std::string_view suffix = ".svg";
  std::string const name = text::lower_case(file_name);
  if (!name.ends_with(suffix)) return {};
  std::string const stem = name.substr(0, name.size() - suffix.size());
  for (int number = Side::white; number < Side::numbered; ++number) {
    auto const side = static_cast<Side::Name>(number);
    std::string const word = chess::side_name(side);
    if (!stem.starts_with(word) || stem.size() <= word.size() ||
        (stem[word.size()] != '-' && stem[word.size()] != '_'))
      continue;
    std::string figure = stem.substr(word.size() + 1);
    std::ranges::replace(figure, '_', '-');
    auto const known = std::ranges::find(artwork::known_figures, figure, &artwork::Named::name);
    if (known != artwork::known_figures.end()) return PieceDrawing{std::string(known->code), side};
  }
  for (auto const& [letter, side] : side_letters)
    for (artwork::Named const& figure : artwork::known_figures)
      if (stem == fmt::format("{}{}", letter, text::lower_case(figure.code)))
        return PieceDrawing{std::string(figure.code), side};
  return {};
}

Side::Name picture_side(Side side) {
  constexpr int first_army = Side::red;
  int const number = side_number(side);
  return static_cast<Side::Name>(number < first_army
                                     ? number
                                     : first_army + (number - first_army) %
                                                        static_cast<int>(layout::further_armies));
}

std::optional<PieceDrawing> piece_of(chess::Piece const& piece) {
  auto const figure = layout::figure_of(piece);
  if (!figure) return {};
  return PieceDrawing{figure->drawn->code, picture_side(piece.side)};
}

std::vector<PieceDrawing> drawable(PieceSet const& set) {
  std::vector<PieceDrawing> all;
  for (artwork::Named const& figure : artwork::known_figures)
    for (int side = Side::white; side < Side::numbered; ++side)
      if (PieceDrawing const symbol{std::string(figure.code), static_cast<Side::Name>(side)};
          set.has(symbol))
        all.push_back(symbol);
  return all;
}

}  // namespace dawson::drawing
