#include "layout/colour.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <vector>

#include "text/names.hpp"

namespace dawson::layout {
namespace {

struct NamedColour {
  std::string_view name;
  Colour colour;
  bool of_xcolor = true;  // one of its base names
};

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
    {"violet", {0.5, 0, 0.5}},
    {"white", {1, 1, 1}},
    {"yellow", {1, 1, 0}},
    {"beige", {0.96, 0.96, 0.86}, false},
    {"ivory", {1, 1, 0.94}, false},
    {"maroon", {0.5, 0, 0}, false},
    {"navy", {0, 0, 0.5}, false},
    {"tint", tint, false},
};

std::optional<Colour> hexadecimal(std::string_view digits) {
  std::size_t const size = digits.size() / 3;  // of each part
  if (digits.size() != 3 * size || size < 1 || size > 2) return {};
  double parts[3] = {};
  for (std::size_t i = 0; i < 3; ++i) {
    unsigned value = 0;  // a sign is no digit
    char const* const begin = digits.data() + i * size;
    auto const read = std::from_chars(begin, begin + size, value, 16);
    if (read.ec != std::errc() || read.ptr != begin + size) return {};
    parts[i] = value / (size == 1 ? 15.0 : 255.0);
  }
  return Colour{parts[0], parts[1], parts[2]};
}

NamedColour const* find(std::string_view name) {
  auto const found = std::ranges::find(names, name, &NamedColour::name);
  return found == std::end(names) ? nullptr : &*found;
}

std::optional<Colour> named(std::string_view name) {
  NamedColour const* const known = find(name);
  return known ? std::optional(known->colour) : std::nullopt;
}

std::optional<double> percentage(std::string_view written) {
  double percent = 0;
  auto const read = std::from_chars(written.data(), written.data() + written.size(), percent);
  bool const whole = read.ec == std::errc() && read.ptr == written.data() + written.size();
  if (!whole || !(percent >= 0 && percent <= 100)) return {};
  return percent / 100;
}

// "grey 80%"
std::optional<Colour> grey(std::string_view written) {
  constexpr std::string_view words[] = {"grey ", "gray "};
  bool const begun =
      std::ranges::any_of(words, [&](std::string_view word) { return written.starts_with(word); });
  if (!begun || !written.ends_with('%')) return {};
  written.remove_prefix(words[0].size());
  written.remove_suffix(1);
  auto const share = percentage(written);
  return share ? std::optional(Colour{*share, *share, *share}) : std::nullopt;
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
  if (auto const of_grey = grey(written)) return of_grey;
  std::string_view rest = written;
  auto colour = named(next_part(rest));
  while (colour && !rest.empty()) {
    auto const share = percentage(next_part(rest));
    auto const other = rest.empty() ? white : named(next_part(rest));
    if (!share || !other) return {};
    colour = mixed(*colour, *other, *share);
  }
  return colour;
}

std::string_view nearest_colour(std::string_view written) {
  std::vector<std::string_view> known;
  for (NamedColour const& one : names) known.push_back(one.name);
  return text::nearest_name(next_part(written), known);
}

bool is_of_xcolor(std::string_view written) {
  if (!read_colour(written) || written.starts_with('#') || grey(written)) return false;
  for (bool is_name = true; !written.empty(); is_name = !is_name) {
    std::string_view const part = next_part(written);
    if (is_name && !find(part)->of_xcolor) return false;
  }
  return true;
}

std::string colour_forms() {
  std::string out =
      "six digits from 0 to f, \"#c8aa86\"; `grey 80%`, where 100% is white; a mixture, "
      "red!50; or ";
  for (NamedColour const& one : names) out += (&one == names ? "" : ", ") + std::string(one.name);
  return out;
}

}  // namespace dawson::layout
