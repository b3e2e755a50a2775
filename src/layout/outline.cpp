// Each cell contributes its sides as directed steps between points; a step and its reverse, from
// the neighbour, cancel. What is left is linked into loops with the cells on their left.
#include "layout/outline.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace dawson::layout {
namespace {

// Points that cells compute for themselves must compare equal; a thousandth of a square is nothing
// in print.
constexpr double lattice = 1024;
using Node = std::pair<long, long>;
using Step = std::pair<Node, Node>;

Node node(Point p) { return {std::lround(p.x * lattice), std::lround(p.y * lattice)}; }
Point point(Node n) {
  return {static_cast<double>(n.first) / lattice, static_cast<double>(n.second) / lattice};
}

Point direction(Step const& step) {
  Point const a = point(step.first), b = point(step.second);
  double const length = std::hypot(b.x - a.x, b.y - a.y);
  return {(b.x - a.x) / length, (b.y - a.y) / length};
}

double cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }
double dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
constexpr double slight = 0.01;  // sine of an angle that counts as none

bool straight(Point a, Point b) { return std::abs(cross(a, b)) < slight && dot(a, b) > 0; }

// The turn from a to b, counterclockwise positive, in (-pi, pi].
double turn(Point a, Point b) { return std::atan2(cross(a, b), dot(a, b)); }

struct Bounds {
  long left, right, bottom, top;
};

bool on_open_side(Step const& step, Bounds const& bounds, OpenSides open) {
  auto const& [a, b] = step;
  return (open.left && a.first == bounds.left && b.first == bounds.left) ||
         (open.right && a.first == bounds.right && b.first == bounds.right) ||
         (open.bottom && a.second == bounds.bottom && b.second == bounds.bottom) ||
         (open.top && a.second == bounds.top && b.second == bounds.top);
}

class Linker {
 public:
  explicit Linker(std::vector<Step> const& steps) {
    for (Step const& step : steps) {
      from_.insert({step.first, step});
      ends_.insert(step.second);
    }
  }

  std::vector<Path> run() {
    // Open paths first, from their beginnings, so that none is cut in two.
    std::vector<Node> beginnings;
    for (auto const& [start, step] : from_)
      if (!ends_.contains(start)) beginnings.push_back(start);
    for (Node const& start : beginnings)
      if (auto const found = from_.find(start); found != from_.end()) follow(found);
    while (!from_.empty()) follow(from_.begin());
    return std::move(paths_);
  }

 private:
  using Steps = std::multimap<Node, Step>;

  void follow(Steps::iterator start) {
    Path path;
    Step step = start->second;
    Node const begin = start->first;
    from_.erase(start);
    path.points.push_back(point(begin));
    path.closed = false;
    while (true) {
      if (step.second == begin) {
        path.closed = true;
        break;
      }
      auto const [next, last] = from_.equal_range(step.second);
      if (next == last) {
        path.points.push_back(point(step.second));
        break;
      }
      // Where two cells touch at a corner, keep to the same cell: take the sharpest turn to the
      // left.
      auto const chosen = std::max_element(next, last, [&](auto const& a, auto const& b) {
        return turn(direction(step), direction(a.second)) <
               turn(direction(step), direction(b.second));
      });
      if (!straight(direction(step), direction(chosen->second)))
        path.points.push_back(point(step.second));
      step = chosen->second;
      from_.erase(chosen);
    }
    // A loop may have begun in the middle of a side.
    if (path.closed && path.points.size() > 2) {
      Step const before{node(path.points.back()), begin}, after{begin, node(path.points[1])};
      if (straight(direction(before), direction(after))) path.points.erase(path.points.begin());
    }
    paths_.push_back(std::move(path));
  }

  Steps from_;
  std::set<Node> ends_;
  std::vector<Path> paths_;
};

}  // namespace

std::vector<Path> outline(std::vector<Polygon> const& cells, OpenSides open) {
  if (cells.empty()) return {};
  std::set<Step> steps;
  Node const first = node(cells.front().front());
  Bounds bounds{first.first, first.first, first.second, first.second};
  for (Polygon const& cell : cells) {
    for (std::size_t i = 0; i < cell.size(); ++i) {
      Node const a = node(cell[i]), b = node(cell[(i + 1) % cell.size()]);
      bounds = {std::min(bounds.left, a.first), std::max(bounds.right, a.first),
                std::min(bounds.bottom, a.second), std::max(bounds.top, a.second)};
      if (steps.erase({b, a}) == 0) steps.insert({a, b});
    }
  }
  std::vector<Step> closed;
  std::ranges::copy_if(steps, std::back_inserter(closed),
                       [&](Step const& step) { return !on_open_side(step, bounds, open); });
  return Linker(closed).run();
}

std::vector<Segment> inner_sides(std::vector<Polygon> const& cells) {
  std::set<Step> seen;
  std::vector<Step> shared;
  for (Polygon const& cell : cells)
    for (std::size_t i = 0; i < cell.size(); ++i) {
      Node const a = node(cell[i]), b = node(cell[(i + 1) % cell.size()]);
      if (seen.contains({b, a})) shared.push_back(a < b ? Step{a, b} : Step{b, a});
      seen.insert({a, b});
    }
  // Sorted, the pieces of one straight line from left to right (or upwards) can be joined in one
  // pass.
  std::ranges::sort(shared);
  std::vector<Segment> lines;
  for (Step const& step : shared) {
    auto const found = std::ranges::find_if(lines, [&](Segment const& line) {
      return node(line.to) == step.first &&
             straight(direction({node(line.from), node(line.to)}), direction(step));
    });
    if (found != lines.end()) found->to = point(step.second);
    else lines.push_back({point(step.first), point(step.second)});
  }
  return lines;
}

Path moved_outwards(Path const& path, double distance) {
  Path out;
  out.closed = path.closed;
  std::size_t const n = path.points.size();
  auto const side = [&](std::size_t i, std::size_t j) -> Point {
    double const dx = path.points[j].x - path.points[i].x, dy = path.points[j].y - path.points[i].y;
    double const length = std::hypot(dx, dy);
    return {dy / length, -dx / length};  // the normal to the right
  };
  for (std::size_t i = 0; i < n; ++i) {
    bool const has_before = path.closed || i > 0, has_after = path.closed || i + 1 < n;
    Point const before = has_before ? side((i + n - 1) % n, i) : side(i, i + 1);
    Point const after = has_after ? side(i, (i + 1) % n) : before;
    // Both sides moved by one: the corner moves along the bisector.
    double const scale = 1 / (1 + dot(before, after));
    out.points.push_back({path.points[i].x + distance * (before.x + after.x) * scale,
                          path.points[i].y + distance * (before.y + after.y) * scale});
  }
  return out;
}

Polygon cell_polygon(Rectangle const& r, chess::Tiling tiling) {
  double const middle = r.x + r.width / 2, right = r.x + r.width, top = r.y + r.height;
  if (tiling == chess::Tiling::rhombic)
    return {{middle, r.y}, {right, r.y + r.height / 2}, {middle, top}, {r.x, r.y + r.height / 2}};
  if (tiling == chess::Tiling::hexagonal) {
    double const low = r.y + r.height / 4, high = r.y + 3 * r.height / 4;
    return {{middle, r.y}, {right, low}, {right, high}, {middle, top}, {r.x, high}, {r.x, low}};
  }
  // Rows may be shifted against each other by quarters of a square: their corners lie on the
  // sides.
  Polygon corners;
  int const steps = static_cast<int>(std::lround(r.width * chess::quarters));
  for (int i = 0; i < steps; ++i) corners.push_back({r.x + i / double(chess::quarters), r.y});
  for (int i = steps; i > 0; --i)
    corners.push_back({r.x + i / double(chess::quarters), r.y + r.height});
  corners.insert(corners.begin() + steps, {r.x + r.width, r.y});
  corners.push_back({r.x, r.y + r.height});
  return corners;
}

}  // namespace dawson::layout
