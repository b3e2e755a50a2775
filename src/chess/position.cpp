#include "chess/position.hpp"

#include <algorithm>
#include <utility>

namespace dawson::chess {
namespace {

constexpr std::pair<Edges, std::string_view> names[] = {
    {Edges::none, "none"},
    {Edges::vertical_cylinder, "vertical cylinder"},
    {Edges::horizontal_cylinder, "horizontal cylinder"},
    {Edges::torus, "torus"},
};

}  // namespace

std::string_view edges_name(Edges edges) {
  return std::ranges::find(names, edges, &std::pair<Edges, std::string_view>::first)->second;
}

std::optional<Edges> edges_named(std::string_view name) {
  auto const row = std::ranges::find(names, name, &std::pair<Edges, std::string_view>::second);
  return row == std::end(names) ? std::nullopt : std::optional(row->first);
}

}  // namespace dawson::chess
