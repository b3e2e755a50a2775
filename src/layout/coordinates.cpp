#include "layout/coordinates.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace dawson::layout {
namespace {

// Where a coordinate in a cell begins: its lower left, as far down as the cell's form allows.
Point inside_corner(Rectangle const& r, chess::Tiling tiling) {
  if (tiling == chess::Tiling::hexagonal) return {r.x + 0.03, r.y + 0.27 * r.height};
  if (tiling == chess::Tiling::rhombic) return {r.x + 0.2, r.y + 0.36 * r.height};
  return {r.x, r.y};
}

// How far above its lower end a square's side begins, in its heights.
double side_begins(chess::Tiling tiling) {
  return tiling == chess::Tiling::hexagonal ? 1.0 / 6
         : tiling == chess::Tiling::rhombic ? 1.0 / 3
                                            : 0;
}

// The squares by the heights of their lower ends, from the left.
using RowsFromBelow = std::map<double, std::vector<Rectangle>>;

// Below the middle of a square; where another one stands half below it, beside that.
Point place_below(Rectangle const& r, RowsFromBelow const& rows, chess::Tiling tiling) {
  double const middle = r.x + r.width / 2, small = r.width / 100;
  auto row = rows.lower_bound(r.y - small);
  if (row == rows.begin()) return {middle, r.y};
  --row;
  if (row->first + row->second.front().height < r.y - small) return {middle, r.y};
  // Whether one of the row below covers this place.
  auto const stands_at = [&](double x) {
    auto const behind = std::ranges::upper_bound(row->second, x, {}, &Rectangle::x);
    return behind != row->second.begin() && std::prev(behind)->x + r.width > x;
  };
  bool const left = stands_at(middle - small), right = stands_at(middle + small);
  if (left == right) return {middle, r.y};
  return {middle + (left ? 1 : -1) * r.width / 2, r.y + side_begins(tiling) * r.height};
}

// In a hole that has the name of the file above it and that of the rank beside it they go apart.
void part_labels(std::vector<Label>& labels) {
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
    // The corner square carries both.
    if (inside)
      if (auto const same = std::ranges::find(scene.labels, corner, &Label::at);
          same != scene.labels.end()) {
        same->text = name + same->text;
        continue;
      }
    add(LabelPlace::file, inside ? corner : place_below(r, rows, tiling), std::move(name));
  }
  part_labels(scene.labels);
}

}  // namespace dawson::layout
