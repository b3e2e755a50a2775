// Each cell contributes its four sides as directed unit steps on a lattice of quarter squares by
// ranks; a step and its reverse, from the neighbour, cancel. What is left is linked into loops.
#include "layout/outline.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace dawson::layout {
namespace {

using Node = std::pair<int, int>;   // quarters, ranks
using Step = std::pair<Node, Node>;

struct Bounds {
  int left, right, bottom, top;
};

int direction(Step const& step) {   // 0 east, 1 north, 2 west, 3 south
  if (step.first.second == step.second.second) return step.second.first > step.first.first ? 0 : 2;
  return step.second.second > step.first.second ? 1 : 3;
}

bool on_open_side(Step const& step, Bounds const& bounds, OpenSides open) {
  switch (direction(step)) {
    case 0: return open.bottom && step.first.second == bounds.bottom;
    case 1: return open.right && step.first.first == bounds.right;
    case 2: return open.top && step.first.second == bounds.top;
    default: return open.left && step.first.first == bounds.left;
  }
}

}  // namespace

std::vector<Path> outline(std::vector<LatticeCell> const& cells, OpenSides open) {
  std::set<Step> steps;
  auto const add = [&](Node from, Node to) {
    if (steps.erase({to, from}) == 0) steps.insert({from, to});
  };
  if (cells.empty()) return {};
  Bounds bounds{cells[0].left, cells[0].left, cells[0].bottom, cells[0].bottom};
  for (LatticeCell const& cell : cells) {
    int const right = cell.left + cell.width, top = cell.bottom + 1;
    bounds = {std::min(bounds.left, cell.left), std::max(bounds.right, right), std::min(bounds.bottom, cell.bottom),
              std::max(bounds.top, top)};
    for (int x = cell.left; x < right; ++x) {
      add({x, cell.bottom}, {x + 1, cell.bottom});
      add({x + 1, top}, {x, top});
    }
    add({right, cell.bottom}, {right, top});
    add({cell.left, top}, {cell.left, cell.bottom});
  }

  std::multimap<Node, Step> from;
  std::set<Node> ends;
  for (Step const& step : steps) {
    if (on_open_side(step, bounds, open)) continue;
    from.insert({step.first, step});
    ends.insert(step.second);
  }

  std::vector<Path> paths;
  auto const follow = [&](std::multimap<Node, Step>::iterator start) {
    Path path;
    Node const begin = start->first;
    Step step = start->second;
    from.erase(start);
    path.points.push_back({begin.first / 4.0, double(begin.second)});
    while (true) {
      auto [next, last] = from.equal_range(step.second);
      Step following = step;
      auto chosen = from.end();
      for (auto it = next; it != last; ++it) {
        // Where two squares touch at a corner, keep to the same square: turn left.
        int const turn = (direction(it->second) - direction(step) + 4) % 4;
        if (chosen == from.end() || turn == 1) chosen = it, following = it->second;
      }
      Point const corner{step.second.first / 4.0, double(step.second.second)};
      if (chosen == from.end()) {
        path.closed = step.second == begin;
        if (!path.closed) path.points.push_back(corner);
        break;
      }
      if (direction(following) != direction(step)) path.points.push_back(corner);
      from.erase(chosen);
      step = following;
    }
    // A loop may have begun in the middle of a side.
    if (path.closed && path.points.size() > 2) {
      Point const& a = path.points.back();
      Point const& b = path.points.front();
      Point const& c = path.points[1];
      if ((a.x == b.x && b.x == c.x) || (a.y == b.y && b.y == c.y)) path.points.erase(path.points.begin());
    }
    paths.push_back(std::move(path));
  };

  // Open paths first, from their beginnings, so that none is cut in two.
  for (auto it = from.begin(); it != from.end();) {
    if (ends.contains(it->first)) {
      ++it;
      continue;
    }
    follow(it);
    it = from.begin();
  }
  while (!from.empty()) follow(from.begin());
  return paths;
}

Path moved_outwards(Path const& path, double distance) {
  Path out;
  out.closed = path.closed;
  std::size_t const n = path.points.size();
  auto const normal = [&](std::size_t i, std::size_t j) -> Point {
    double const dx = path.points[j].x - path.points[i].x, dy = path.points[j].y - path.points[i].y;
    return {dy > 0 ? 1.0 : dy < 0 ? -1.0 : 0.0, dx > 0 ? -1.0 : dx < 0 ? 1.0 : 0.0};
  };
  for (std::size_t i = 0; i < n; ++i) {
    Point shift{0, 0};
    bool const has_before = path.closed || i > 0, has_after = path.closed || i + 1 < n;
    if (has_before) {
      Point const side = normal((i + n - 1) % n, i);
      shift = {shift.x + side.x, shift.y + side.y};
    }
    if (has_after) {
      Point const side = normal(i, (i + 1) % n);
      shift = {shift.x + side.x, shift.y + side.y};
    }
    out.points.push_back({path.points[i].x + distance * shift.x, path.points[i].y + distance * shift.y});
  }
  return out;
}

}  // namespace dawson::layout
