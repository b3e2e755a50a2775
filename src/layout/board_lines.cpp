#include "layout/board_lines.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <numbers>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace dawson::layout {

// Each cell contributes its sides as directed steps between points; a step and its reverse, from
// the neighbour, cancel out. The remaining steps are linked into loops with the cells on their
// left.

namespace {

// Cells compute shared points independently, and these must compare equal; a thousandth of a
// square is invisible in print.
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
constexpr double slight = 0.01;  // sine of an angle that is treated as zero

bool straight(Point a, Point b) { return std::abs(cross(a, b)) < slight && dot(a, b) > 0; }

// Returns the turn from a to b, counterclockwise positive, in (-pi, pi].
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
    // Open paths are followed first, from their starts, so that none is split in two.
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
      // Where two cells touch at a corner, the path stays with the same cell: it takes the
      // sharpest turn to the left.
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
  // Sorting puts the pieces of a straight line from left to right (or upwards), so that one pass
  // joins them.
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
    // Both sides move by the same distance, so the corner moves along the bisector.
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
  // Rows may be shifted against each other by quarters of a square; the corners of the next row
  // are on the sides of this cell.
  Polygon corners;
  int const steps = static_cast<int>(std::lround(r.width * chess::quarters));
  for (int i = 0; i < steps; ++i) corners.push_back({r.x + i / double(chess::quarters), r.y});
  for (int i = steps; i > 0; --i)
    corners.push_back({r.x + i / double(chess::quarters), r.y + r.height});
  corners.insert(corners.begin() + steps, {r.x + r.width, r.y});
  corners.push_back({r.x, r.y + r.height});
  return corners;
}

namespace {

constexpr double middle = 0.5;  // of a square

// Adds the two diagonals of the three middle files and the three ranks from `bottom`.
void add_palace(std::vector<Segment>& lines, int files, int bottom) {
  int const beside = (files - 3) / 2;
  double const left = beside + middle, low = bottom + middle;
  lines.push_back({{left, low}, {left + 2, low + 2}});
  lines.push_back({{left, low + 2}, {left + 2, low}});
}

}  // namespace

std::vector<Segment> point_lines(int files, int ranks, bool river) {
  constexpr int ranks_with_river = 10, bank = ranks_with_river / 2;
  double const right = files - middle, top = ranks - middle;
  std::vector<Segment> lines;
  for (int rank = 0; rank < ranks; ++rank)
    lines.push_back({{middle, rank + middle}, {right, rank + middle}});
  for (int file = 0; file < files; ++file) {
    double const x = file + middle;
    bool const whole = !river || ranks != ranks_with_river || file == 0 || file == files - 1;
    if (whole) lines.push_back({{x, middle}, {x, top}});
    else {
      lines.push_back({{x, middle}, {x, bank - middle}});
      lines.push_back({{x, bank + middle}, {x, top}});
    }
  }
  bool const palaces = (files == 9 && ranks == ranks_with_river) || (files == 7 && ranks == 7);
  if (palaces) {
    add_palace(lines, files, 0);
    add_palace(lines, files, ranks - 3);
  }
  return lines;
}

namespace {

// Returns the place of a coordinate in a cell: at its lower left, as far down as the shape of the
// cell allows.
Point inside_corner(Rectangle const& r, chess::Tiling tiling) {
  if (tiling == chess::Tiling::hexagonal) return {r.x + 0.03, r.y + 0.27 * r.height};
  if (tiling == chess::Tiling::rhombic) return {r.x + 0.2, r.y + 0.36 * r.height};
  return {r.x, r.y};
}

// Returns how far above its lower end the vertical side of a cell begins, as a share of its
// height.
double side_begins(chess::Tiling tiling) {
  return tiling == chess::Tiling::hexagonal ? 1.0 / 6
         : tiling == chess::Tiling::rhombic ? 1.0 / 3
                                            : 0;
}

// The squares of each row from left to right, by the height of their lower ends.
using RowsFromBelow = std::map<double, std::vector<Rectangle>>;

// Returns the place below the middle of a square, or next to a square that covers half of that
// place.
Point place_below(Rectangle const& r, RowsFromBelow const& rows, chess::Tiling tiling) {
  double const middle = r.x + r.width / 2, small = r.width / 100;
  auto row = rows.lower_bound(r.y - small);
  if (row == rows.begin()) return {middle, r.y};
  --row;
  if (row->first + row->second.front().height < r.y - small) return {middle, r.y};
  // Returns whether a square of the row below covers this place.
  auto const covered_at = [&](double x) {
    auto const next_square = std::ranges::upper_bound(row->second, x, {}, &Rectangle::x);
    return next_square != row->second.begin() && std::prev(next_square)->x + r.width > x;
  };
  bool const left = covered_at(middle - small), right = covered_at(middle + small);
  if (left == right) return {middle, r.y};
  return {middle + (left ? 1 : -1) * r.width / 2, r.y + side_begins(tiling) * r.height};
}

// Moves the labels apart in a hole that contains the label of the file above it and of the rank
// next to it.
void separate_labels(std::vector<Label>& labels) {
  constexpr double aside = 0.3, down = 0.3;
  std::map<std::pair<double, double>, Label*> ranks;  // by the middle of the hole's upper side
  for (Label& label : labels)
    if (label.place == LabelPlace::rank)
      ranks.emplace(std::pair(label.at.x - 0.5, label.at.y + 0.5), &label);
  for (Label& label : labels) {
    if (label.place != LabelPlace::file) continue;
    auto const rank = ranks.find({label.at.x, label.at.y});
    if (rank == ranks.end()) continue;
    label.at.x -= aside;
    rank->second->at.y -= down;
  }
}

}  // namespace

void place_coordinates(Scene& scene, std::vector<SquareArea> squares, bool inside,
                       chess::Tiling tiling) {
  auto const add = [&](LabelPlace where, Point at, std::string text) {
    scene.labels.push_back({inside ? LabelPlace::inside : where, at, std::move(text)});
  };
  std::ranges::stable_sort(squares, {}, [](SquareArea const& one) { return one.area.x; });
  std::map<int, Rectangle> lowest;  // by file
  std::set<int> ranks;
  RowsFromBelow rows;
  for (auto const& [square, r, hole] : squares) {
    if (ranks.insert(square.rank).second)
      add(LabelPlace::rank, inside ? inside_corner(r, tiling) : Point{r.x, r.y + r.height / 2},
          std::to_string(square.rank + 1));
    auto const [known, is_new] = lowest.try_emplace(square.file, r);
    if (r.y < known->second.y) known->second = r;
    rows[r.y].push_back(r);
  }
  std::vector<std::pair<int, Rectangle>> files(lowest.begin(), lowest.end());
  std::ranges::stable_sort(files, {}, [](auto const& file) { return file.second.x; });
  for (auto const& [file, r] : files) {
    std::string name = chess::file_name(file);
    Point const corner = inside_corner(r, tiling);
    // The corner square contains both labels.
    if (inside)
      if (auto const same = std::ranges::find(scene.labels, corner, &Label::at);
          same != scene.labels.end()) {
        same->text = name + same->text;
        continue;
      }
    add(LabelPlace::file, inside ? corner : place_below(r, rows, tiling), std::move(name));
  }
  separate_labels(scene.labels);
}

// A line of a hatching contains the points whose distance from the corner, along the normal of all
// lines, is within half its width of (k + 1/2) times the spacing. The distances of the area's
// corners bound k. Each line is a long rectangle that is clipped by the area's four sides in turn
// (Sutherland and Hodgman).

namespace {

// Returns the part of `polygon` where `inside`, a linear function, is not negative.
template <class Inside>
Polygon cut(Polygon const& polygon, Inside inside) {
  Polygon out;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    Point const &from = polygon[(i + polygon.size() - 1) % polygon.size()], &to = polygon[i];
    double const a = inside(from), b = inside(to);
    if ((a < 0) != (b < 0)) {
      double const share = a / (a - b);
      out.push_back({from.x + share * (to.x - from.x), from.y + share * (to.y - from.y)});
    }
    if (b >= 0) out.push_back(to);
  }
  return out;
}

double twice_area(Polygon const& polygon) {
  double sum = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    Point const &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    sum += p.x * q.y - p.y * q.x;
  }
  return sum;
}

}  // namespace

std::vector<Polygon> hatch(Rectangle const& area, double angle, double distance, double width) {
  double const radians = angle * std::numbers::pi / 180;
  double const cosine = std::cos(radians), sine = std::sin(radians);
  double const along_width = -sine * area.width, along_height = cosine * area.height;
  double const lowest = std::min(0.0, along_width) + std::min(0.0, along_height);
  double const highest = std::max(0.0, along_width) + std::max(0.0, along_height);
  double const reach = area.width + area.height;  // spans the area from any point
  std::vector<Polygon> lines;
  for (double k = std::floor(lowest / distance - 0.5); (k + 0.5) * distance - width / 2 < highest;
       ++k) {
    double const low = (k + 0.5) * distance - width / 2, high = low + width;
    auto const at = [&](double along, double offset) -> Point {
      return {along * cosine - offset * sine, along * sine + offset * cosine};
    };
    Polygon line{at(-reach, low), at(reach, low), at(reach, high), at(-reach, high)};
    line = cut(line, [](Point p) { return p.x; });
    line = cut(line, [](Point p) { return p.y; });
    line = cut(line, [&](Point p) { return area.width - p.x; });
    line = cut(line, [&](Point p) { return area.height - p.y; });
    if (twice_area(line) < 1e-9) continue;
    for (Point& p : line) p = {p.x + area.x, p.y + area.y};
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace dawson::layout
