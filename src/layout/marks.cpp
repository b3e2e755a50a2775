#include "layout/marks.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>
#include <utility>
#include <vector>

#include "artwork/figure.hpp"
#include "chess/fairy_pieces.hpp"
#include "layout/figures.hpp"
#include "layout/measures.hpp"

namespace dawson::layout {
namespace {

bool is_marked(problem::View const& view, chess::Square square) {
  return std::ranges::any_of(view.marks, [&](chess::Mark const& mark) {
    return mark.area.from == square && mark.area.to == square;
  });
}

}  // namespace

std::vector<MarkedPiece> marked_pieces(chess::Position const& position, problem::View const& view) {
  std::vector<MarkedPiece> all;
  for (chess::Attributes const& of : position.attributes) {
    if (is_marked(view, of.square)) continue;
    std::set<std::string> words;
    std::set<chess::MarkKind> kinds;
    for (std::string const& word : of.words)
      if (auto const* known = chess::find_attribute(word); known && known->mark) {
        words.insert(word);
        kinds.insert(*known->mark);
      }
    if (!words.empty())
      all.push_back({of.square, {words.begin(), words.end()}, {kinds.begin(), kinds.end()}});
  }
  return all;
}

std::vector<chess::Mark> marks_of(chess::Position const& position, problem::View const& view) {
  std::vector<chess::Mark> all = view.marks;
  for (MarkedPiece const& piece : marked_pieces(position, view))
    for (chess::MarkKind const kind : piece.kinds)
      all.push_back({kind, {piece.square, piece.square, {}, {}}, {}, {}});
  for (chess::Square const square : position.frames)
    if (!is_marked(view, square))
      all.push_back({chess::MarkKind::frame, {square, square, {}, {}}, {}, {}});
  return all;
}

Path crown_in(Rectangle const& cell) {
  constexpr Point middle{0.77, 0.82};  // of the corner's own square
  constexpr Point corners[] = {{-0.15, -0.12}, {0.15, -0.12},  {0.18, 0.09}, {0.08, -0.02},
                               {0, 0.13},      {-0.08, -0.02}, {-0.18, 0.09}};
  double const left = cell.x + cell.width - 1;
  Path out;
  for (Point const& corner : corners)
    out.points.push_back({left + middle.x + corner.x, cell.y + middle.y + corner.y});
  return out;
}

void keep_legible(PlacedMark& mark, chess::SquareContent const& occupant) {
  auto const* piece = std::get_if<chess::Piece>(&occupant);
  bool const is_dark =
      piece && (piece->side == chess::Side::black || piece->side == chess::Side::neutral);
  mark.below = is_dark ? Below::black_piece : Below::piece;
  Rectangle const& cell = mark.area;
  if (mark.kind == chess::MarkKind::text)
    mark.from = {cell.x + part("corner text inset"),
                 cell.y + cell.height - part("corner text inset")};
  if (mark.kind == chess::MarkKind::dot)
    mark.from = {cell.x + cell.width - part("corner dot at"), cell.y + part("corner dot at")};
}

bool is_below_pieces(PlacedMark const& mark) {
  return mark.kind == chess::MarkKind::fill ||
         (mark.kind == chess::MarkKind::circle && mark.below != Below::nothing);
}

namespace {

constexpr double shortest = 0.45;   // squares: least length of an arrow with its head
constexpr double alike = 0.15;      // radians: largest angle between directions that count as one
constexpr double fan = 0.42;        // radians: angle between the starts of arrows in one direction
constexpr double widest_fan = 1.6;  // radians: the same, in total
constexpr double side_by_side = 0.2;     // squares: distance between the ends of such arrows
constexpr double widest_side = 0.6;      // squares: the same, in total
constexpr double begins_on_empty = 0.2;  // squares from the middle: start of arrows that fan out
constexpr double around_piece = (artwork::outline_width / 2.0 + artwork::rim_width) / 1000.0;
constexpr int parts_of_curve = 4;

Point centre(Rectangle const& r) { return {r.x + r.width / 2, r.y + r.height / 2}; }

// Returns the distance from the square's middle at which a ray in this direction leaves the
// figure.
double reach_of(TurnedFigure const& turned, double angle) {
  artwork::Figure const& figure = *turned.drawn;
  // The figure is rotated clockwise about its middle.
  double const by = -turned.rotation * std::numbers::pi / 4, cosine = std::cos(by),
               sine = std::sin(by);
  double const x0 = (figure.box.left + figure.box.right) / 2.0,
               y0 = (figure.box.bottom + figure.box.top) / 2.0;
  double const dx = std::cos(angle), dy = std::sin(angle);
  double reach = 0;
  Point last, start;
  // Finds where the side from `last` to `to` crosses the ray, in coordinates along and across it.
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
  return reach / artwork::units_a_square + around_piece;
}

using Place = std::pair<double, double>;  // the middle of a square

Place place_of(Point p) { return {p.x, p.y}; }

double direction(Point from, Point to) { return std::atan2(to.y - from.y, to.x - from.x); }

using Aim = std::pair<double, double>;  // direction, length

Aim aim_of(PlacedMark const& arrow, double turned) {
  return {direction(arrow.from, arrow.to) + turned,
          std::hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y)};
}

class ArrowClearer {
 public:
  explicit ArrowClearer(Scene& scene) {
    for (PlacedMark& mark : scene.marks)
      if (mark.kind == chess::MarkKind::arrow && !(mark.from == mark.to)) arrows_.push_back(&mark);
    if (arrows_.empty()) return;
    for (Placed const& piece : scene.pieces) pieces_.emplace(place_of(centre(piece.cell)), &piece);
    for (PlacedMark const* arrow : arrows_)
      for (int const turns : {-1, 0, 1})
        aims_[place_of(arrow->from)].push_back(aim_of(*arrow, turns * 2 * std::numbers::pi));
    // An arrow that is given twice counts once.
    for (auto& [place, aims] : aims_) {
      std::ranges::sort(aims);
      aims.erase(std::unique(aims.begin(), aims.end()), aims.end());
    }
  }

  void run() {
    for (PlacedMark* arrow : arrows_) clear(*arrow);
  }

 private:
  // Returns how far a piece extends from the middle of its square; 0 for an empty square.
  double reach(Point middle, double angle) const {
    auto const placed = pieces_.find(place_of(middle));
    if (placed == pieces_.end()) return 0;
    auto const* piece = std::get_if<chess::Piece>(&placed->second->occupant);
    if (!piece) return part("letter ground radius");
    auto const figure = layout::figure_of(*piece);
    return figure ? reach_of(*figure, angle) : (disc_rim.radius + disc_rim.line / 2.0) / 1000.0;
  }

  // Returns the place of the arrow among those that leave its square in nearly one direction,
  // counted to the left from their middle, and the number of the other arrows.
  std::pair<double, double> place_in_fan(PlacedMark const& arrow, double angle) const {
    std::vector<Aim> const& all = aims_.at(place_of(arrow.from));
    auto const first = std::ranges::lower_bound(all, Aim{angle - alike, 0}),
               last = std::ranges::lower_bound(all, Aim{angle + alike, 0});
    auto const before = double(std::ranges::lower_bound(all, aim_of(arrow, 0)) - first),
               others = double(last - first) - 1;
    return {before - others / 2, others};
  }

  // The middle arrow of a fan is straight; arrows of a fan end next to each other.
  void clear(PlacedMark& arrow) const {
    double const angle = direction(arrow.from, arrow.to);
    auto const [left, others] = place_in_fan(arrow, angle);
    double const turned = angle + left * std::min(fan, widest_fan / std::max(1.0, others)),
                 aside = left * std::min(side_by_side, widest_side / std::max(1.0, others));
    double const piece = reach(arrow.from, turned);
    double const radius = piece > 0 ? piece : others > 0 ? begins_on_empty : 0;
    Point const begin{arrow.from.x + radius * std::cos(turned),
                      arrow.from.y + radius * std::sin(turned)},
        goal{arrow.to.x - aside * std::sin(angle), arrow.to.y + aside * std::cos(angle)};
    double const back = direction(goal, begin), inset = reach(arrow.to, back);
    shorten(arrow, begin, {goal.x + inset * std::cos(back), goal.y + inset * std::sin(back)});
  }

  // If the pieces leave too little space between them, the arrow overlaps both by the same share.
  static void shorten(PlacedMark& arrow, Point begin, Point end) {
    double const whole = std::hypot(arrow.to.x - arrow.from.x, arrow.to.y - arrow.from.y),
                 least = std::min(shortest, whole);
    auto const at = [](Point from, Point to, double part) {
      return Point{from.x + part * (to.x - from.x), from.y + part * (to.y - from.y)};
    };
    for (double part = 1; part >= 0; part -= 0.125) {
      Point const from = at(arrow.from, begin, part), to = at(arrow.to, end, part);
      bool const forward = (to.x - from.x) * (arrow.to.x - arrow.from.x) +
                               (to.y - from.y) * (arrow.to.y - arrow.from.y) >
                           0;
      if (part > 0 && (!forward || std::hypot(to.x - from.x, to.y - from.y) < least)) continue;
      arrow.from = from, arrow.to = to;
      return;
    }
  }

  std::vector<PlacedMark*> arrows_;
  std::map<Place, Placed const*> pieces_;
  std::map<Place, std::vector<Aim>> aims_;  // with copies a full turn before and after
};

}  // namespace

void clear_arrows(Scene& scene) { ArrowClearer(scene).run(); }

}  // namespace dawson::layout
