#include "artwork/figures.hpp"

#include <algorithm>
#include <unordered_map>
#include <vector>

namespace dawson::artwork {
namespace {

Path take_path(short const*& next) {
  Path path(static_cast<std::size_t>(*next++));
  for (Segment& segment : path) {
    segment.kind = static_cast<Segment::Type>(*next++);
    for (std::size_t i = 0; i < segment.count(); ++i, next += 2)
      segment.points[i] = {next[0], next[1]};
  }
  return path;
}

std::vector<Mark> take_marks(short const*& next) {
  std::vector<Mark> marks(static_cast<std::size_t>(*next++));
  for (Mark& mark : marks) {
    mark.width = *next++;
    mark.path = take_path(next);
  }
  return marks;
}

std::vector<Figure> take_figures(std::span<Named const> known, short const* next,
                                 bool inner_differs) {
  std::vector<Figure> all;
  for (auto const& [name, code] : known) {
    Figure& figure = all.emplace_back(Figure{std::string(name), std::string(code), {}, {}, {}, {}});
    figure.box = {next[0], next[1], next[2], next[3]};
    next += 4;
    figure.body = take_path(next);
    figure.line = take_marks(next);
    figure.inner = inner_differs ? take_marks(next) : figure.line;
  }
  return all;
}

}  // namespace

std::span<Figure const> figures() {
  static std::vector<Figure> const all = take_figures(known_figures, figure_numbers, true);
  return all;
}

std::span<Figure const> signs() {
  static std::vector<Figure> const all = take_figures(known_signs, sign_numbers, false);
  return all;
}

Figure const* find_figure(std::string_view code) {
  static auto const known = [] {
    std::unordered_map<std::string_view, Figure const*> names;
    for (Figure const& figure : figures()) names[figure.name] = names[figure.code] = &figure;
    return names;
  }();
  auto const found = known.find(code);
  if (found != known.end()) return found->second;
  // The drawings of other games are read only if a diagram needs them.
  auto const sign = std::ranges::find_if(
      known_signs, [&](Named const& each) { return each.name == code || each.code == code; });
  if (sign == known_signs.end()) return nullptr;
  return &signs()[static_cast<std::size_t>(sign - known_signs.begin())];
}

}  // namespace dawson::artwork
