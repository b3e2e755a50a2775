#include "layout/arrows.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

#include "artwork/figure.hpp"
#include "layout/figures.hpp"
#include "layout/measures.hpp"

namespace dawson::layout {
namespace {

constexpr double shortest = 0.45;       // squares, of an arrow: its head and something behind it
constexpr double alike = 0.26;          // radians between directions that are nearly one
constexpr double fan = 0.42;            // ... that arrows of one direction are apart where they begin
constexpr double begins_on_empty = 0.2;  // squares from the middle, of those that fan out
constexpr double around_man = (artwork::outline_width / 2.0 + artwork::rim_width) / 1000.0;
constexpr int parts_of_curve = 4;

Point centre(Rectangle const& r) { return {r.x + r.width / 2, r.y + r.height / 2}; }

// How far from the square's middle a ray in this direction leaves the figure.
double reach_of(TurnedFigure const& turned, double angle) {
  artwork::Figure const& figure = *turned.drawn;
  // Turned about the middle of the figure, clockwise.
  double const by = -turned.rotation * std::numbers::pi / 4, cosine = std::cos(by),
               sine = std::sin(by);
  double const x0 = (figure.box.left + figure.box.right) / 2.0,
               y0 = (figure.box.bottom + figure.box.top) / 2.0;
  double const dx = std::cos(angle), dy = std::sin(angle);
  double reach = 0;
  Point last, start;
  // Where the side from `last` to `to` crosses the ray, both in its own directions.
  auto const side = [&](Point to) {
    if ((last.y < 0) != (to.y < 0))
      reach = std::max(reach, last.x + (to.x - last.x) * last.y / (last.y - to.y));
    last = to;
  };
  auto const along = [&](double x, double y) {
    double const u = x0 + cosine * (x - x0) - sine * (y - y0),
                 v = y0 + sine * (x - x0) + cosine * (y - y0);
    return Point{u * dx + v * dy, v * dx - u * dy};
  };
  artwork::Point from;
  for (artwork::Segment const& step : figure.body) {
    auto const& p = step.points;
    switch (step.kind) {
      case artwork::Segment::move: start = last = along(p[0].x, p[0].y); break;
      case artwork::Segment::line: side(along(p[0].x, p[0].y)); break;
      case artwork::Segment::close: side(start); break;
      case artwork::Segment::curve:
        for (int i = 1; i <= parts_of_curve; ++i) {
          double const t = double(i) / parts_of_curve, s = 1 - t;
          auto const at = [&](int a, int b, int c, int d) {
            return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
          };
          side(along(at(from.x, p[0].x, p[1].x, p[2].x), at(from.y, p[0].y, p[1].y, p[2].y)));
        }
        break;
    }
    if (step.count() > 0) from = p[step.count() - 1];
  }
  return reach / artwork::units_a_square + around_man;
}

class ArrowClearer {
 public:
  explicit ArrowClearer(Scene& scene) : scene_(scene) {
    for (PlacedMark& mark : scene.marks)
      if (mark.kind == chess::MarkKind::arrow && !(mark.from == mark.to)) arrows_.push_back(&mark);
  }

  void run() {
    std::vector<Point> begins;
    for (PlacedMark const* arrow : arrows_) begins.push_back(begin_of(*arrow));
    for (std::size_t i = 0; i < arrows_.size(); ++i) shorten(*arrows_[i], begins[i]);
  }

 private:
  static double direction(Point from, Point to) { return std::atan2(to.y - from.y, to.x - from.x); }

  // How far a man reaches from the middle of his square; 0 where nobody stands.
  double reach(Point middle, double angle) const {
    auto const placed = std::ranges::find_if(
        scene_.men, [&](Placed const& man) { return centre(man.cell) == middle; });
    if (placed == scene_.men.end()) return 0;
    auto const* man = std::get_if<chess::Man>(&placed->occupant);
    if (!man) return part("letter ground radius");
    auto const figure = figure_of(*man);
    return figure ? reach_of(*figure, angle) : (disc_rim.radius + disc_rim.line / 2) / 1000.0;
  }

  // The middle of the arrows that leave a square in nearly one direction goes straight.
  Point begin_of(PlacedMark const& arrow) const {
    double const angle = direction(arrow.from, arrow.to);
    double before = 0, others = 0;
    bool behind = false;
    for (PlacedMark const* other : arrows_) {
      behind = behind || other == &arrow;
      if (other == &arrow || !(other->from == arrow.from)) continue;
      double const apart = std::remainder(direction(other->from, other->to) - angle,
                                          2 * std::numbers::pi);
      if (std::abs(apart) > alike) continue;
      ++others;
      if (apart < 0 || (apart == 0 && !behind)) ++before;
    }
    double const turned = angle + fan * (before - others / 2);
    double const man = reach(arrow.from, turned);
    double const radius = man > 0 ? man : others > 0 ? begins_on_empty : 0;
    return {arrow.from.x + radius * std::cos(turned), arrow.from.y + radius * std::sin(turned)};
  }

  void shorten(PlacedMark& arrow, Point begin) const {
    double const back = direction(arrow.to, begin), inset = reach(arrow.to, back);
    Point const end{arrow.to.x + inset * std::cos(back), arrow.to.y + inset * std::sin(back)};
    double const whole = std::hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y),
                 least = std::min(shortest, whole);
    // Where men leave too little between them it goes over both, by the same part.
    auto const at = [](Point from, Point to, double part) {
      return Point{from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)};
    };
    for (double part = 1; part >= 0; part -= 0.125) {
      Point const from = at(arrow.from, begin, part), to = at(arrow.to, end, part);
      bool const forward = (to.x - from.x) * (arrow.to.x - arrow.from.x) +
                               (to.y - from.y) * (arrow.to.y - arrow.from.y) > 0;
      if (part > 0 && (!forward || std::hypot(to.x - from.x, to.y - from.y) < least)) continue;
      arrow.from = from, arrow.to = to;
      return;
    }
  }

  Scene& scene_;
  std::vector<PlacedMark*> arrows_;
};

}  // namespace

void clear_arrows(Scene& scene) { ArrowClearer(scene).run(); }

}  // namespace dawson::layout
