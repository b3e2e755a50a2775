#include "layout/colour.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace dawson::layout {
namespace {

struct NamedColour {
  std::string_view name;
  Colour colour;
};

// xcolor's base colours.
constexpr NamedColour names[] = {
    {"black", {0, 0, 0}},
    {"blue", {0, 0, 1}},
    {"brown", {0.75, 0.5, 0.25}},
    {"cyan", {0, 1, 1}},
    {"darkgray", {0.25, 0.25, 0.25}},
    {"gray", {0.5, 0.5, 0.5}},
    {"green", {0, 1, 0}},
    {"lightgray", {0.75, 0.75, 0.75}},
    {"lime", {0.75, 1, 0}},
    {"magenta", {1, 0, 1}},
    {"olive", {0.5, 0.5, 0}},
    {"orange", {1, 0.5, 0}},
    {"pink", {1, 0.75, 0.75}},
    {"purple", {0.75, 0, 0.25}},
    {"red", {1, 0, 0}},
    {"teal", {0, 0.5, 0.5}},
    {"tint", tint},
    {"violet", {0.5, 0, 0.5}},
    {"white", {1, 1, 1}},
    {"yellow", {1, 1, 0}},
};

std::optional<Colour> hexadecimal(std::string_view digits) {
  std::size_t const size = digits.size() / 3;  // of each part
  if (digits.size() != 3 * size || size < 1 || size > 2) return {};
  double parts[3] = {};
  for (std::size_t i = 0; i < 3; ++i) {
    int value = 0;
    char const* const begin = digits.data() + i * size;
    auto const read = std::from_chars(begin, begin + size, value, 16);
    if (read.ec != std::errc() || read.ptr != begin + size) return {};
    parts[i] = value / (size == 1 ? 15.0 : 255.0);
  }
  return Colour{parts[0], parts[1], parts[2]};
}

std::optional<Colour> named(std::string_view name) {
  auto const found = std::ranges::find(names, name, &NamedColour::name);
  if (found == std::end(names)) return {};
  return found->colour;
}

// Cuts off what stands before the next `!`.
std::string_view next_part(std::string_view& rest) {
  std::size_t const end = std::min(rest.find('!'), rest.size());
  std::string_view const part = rest.substr(0, end);
  rest.remove_prefix(std::min(end + 1, rest.size()));
  return part;
}

}  // namespace

Colour mixed(Colour const& one, Colour const& other, double share) {
  auto const part = [&](double a, double b) { return share * a + (1 - share) * b; };
  return {part(one.red, other.red), part(one.green, other.green), part(one.blue, other.blue)};
}

std::optional<Colour> read_colour(std::string_view written) {
  if (written.ends_with('!')) return {};
  if (written.starts_with('#')) return hexadecimal(written.substr(1));
  std::string_view rest = written;
  auto colour = named(next_part(rest));
  while (colour && !rest.empty()) {
    std::string_view const percent = next_part(rest);
    double share = 0;
    auto const read = std::from_chars(percent.data(), percent.data() + percent.size(), share);
    if (read.ec != std::errc() || read.ptr != percent.data() + percent.size() || share < 0 ||
        share > 100)
      return {};
    auto const other = rest.empty() ? white : named(next_part(rest));
    if (!other) return {};
    colour = mixed(*colour, *other, share / 100);
  }
  return colour;
}

}  // namespace dawson::layout
