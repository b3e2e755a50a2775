#include "artwork/figures.hpp"

#include <unordered_map>

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

std::vector<Figure> take_figures() {
  std::vector<Figure> all;
  short const* next = figure_numbers;
  for (auto const& [name, code] : known_figures) {
    Figure& figure = all.emplace_back(Figure{std::string(name), std::string(code), {}, {}, {}, {}});
    figure.box = {next[0], next[1], next[2], next[3]};
    next += 4;
    figure.body = take_path(next);
    figure.line = take_marks(next);
    figure.inner = take_marks(next);
  }
  return all;
}

}  // namespace

std::span<Figure const> figures() {
  static std::vector<Figure> const all = take_figures();
  return all;
}

Figure const* find_figure(std::string_view code) {
  static auto const known = [] {
    std::unordered_map<std::string_view, Figure const*> names;
    for (Figure const& figure : figures()) names[figure.name] = names[figure.code] = &figure;
    return names;
  }();
  auto const found = known.find(code);
  return found == known.end() ? nullptr : found->second;
}

}  // namespace dawson::artwork
