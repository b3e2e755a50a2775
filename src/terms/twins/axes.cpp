#include "terms/twins/axes.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "text/ascii.hpp"

namespace dawson::terms {
namespace {

using chess::Reflection;

struct Axis {
  Reflection reflection;
  std::string_view name;
};

constexpr auto axes = std::to_array<Axis>({
    {Reflection::a1_h1, "a1<-->h1"},
    {Reflection::a1_a8, "a1<-->a8"},
    {Reflection::a1_h8, "a1<-->h8"},
    {Reflection::a8_h1, "a8<-->h1"},
});

}  // namespace

std::optional<int> angle_of(std::string_view text) {
  for (int const angle : {90, 180, 270})
    if (text == std::to_string(angle)) return angle;
  return {};
}

std::optional<Reflection> reflection_of(std::string_view text) {
  std::string name = text::lower_case(text);
  for (std::string_view const arrow : {"<->", "↔", "⇔", "<=>"})
    if (std::size_t const at = name.find(arrow); at != std::string::npos)
      name.replace(at, arrow.size(), "<-->");
  auto const begins = [&](Axis const& axis) { return axis.name.starts_with(name); };
  if (name.empty() || std::ranges::count_if(axes, begins) != 1) return {};
  return std::ranges::find_if(axes, begins)->reflection;
}

std::string_view axis_name(Reflection reflection) {
  return std::ranges::find(axes, reflection, &Axis::reflection)->name;
}

}  // namespace dawson::terms
