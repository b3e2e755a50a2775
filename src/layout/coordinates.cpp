#include "layout/coordinates.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace dawson::layout {
namespace {

// Where a coordinate in a cell begins: its lower left, as far down as the cell's form allows.
Point inside_corner(Rectangle const& r, chess::Tiling tiling) {
  if (tiling == chess::Tiling::hexagonal) return {r.x + 0.03, r.y + 0.27 * r.height};
  if (tiling == chess::Tiling::rhombic) return {r.x + 0.2, r.y + 0.36 * r.height};
  return {r.x, r.y};
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
  for (auto const& [square, r, hole] : squares) {
    if (ranks.insert(square.rank).second)
      add(LabelPlace::rank, inside ? inside_corner(r, tiling) : Point{r.x, r.y + r.height / 2},
          std::to_string(square.rank + 1));
    auto const [known, is_new] = lowest.try_emplace(square.file, r);
    if (r.y < known->second.y) known->second = r;
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
    add(LabelPlace::file, inside ? corner : Point{r.x + r.width / 2, r.y}, std::move(name));
  }
}

}  // namespace dawson::layout
