#include "document/fields.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "notation/notations.hpp"

namespace dawson::document {
namespace {

constexpr Field of_problems[] = {
    {"number", Syntax::host},      {"label", Syntax::host},
    {"author", Syntax::host, true}, {"city", Syntax::host, true},
    {"title", Syntax::host},       {"dedication", Syntax::host},
    {"source", Syntax::host},      {"issue", Syntax::host},
    {"pages", Syntax::host},       {"date", Syntax::host},
    {"tournament", Syntax::host},  {"award", Syntax::host},
    {"album", Syntax::host},       {"after", Syntax::host},
    {"version", Syntax::host},     {"correction", Syntax::host},
    {"reprint", Syntax::host},
    {"stipulation", Syntax::own},  {"conditions", Syntax::own, true},
    {"twins", Syntax::own, true},  {"sound", Syntax::own},
    {"count", Syntax::own},        {"tomove", Syntax::own},
    {"legend", Syntax::host, true}, {"remark", Syntax::host, true},
    {"themes", Syntax::host, true}, {"comment", Syntax::host},
    {"solution", Syntax::host},
    {"size", Syntax::own},         {"style", Syntax::own},
    {"flip", Syntax::own},         {"coordinates", Syntax::own},
    {"marks", Syntax::own},        {"grid", Syntax::own},
    {"edges", Syntax::own},        {"region", Syntax::own},
    {"caption", Syntax::own},      {"draw", Syntax::code},
    {"across", Syntax::own, false, true},
    {"stipulations", Syntax::own, false, true},
    {"language", Syntax::own, false, true},
    {"prefix", Syntax::host, false, true},
    {"start", Syntax::own, false, true},
    {"numerals", Syntax::own, false, true},
    {"declare", Syntax::own, true, true},
    {"turns", Syntax::own, false, true},
};

std::vector<Field> const& table() {
  static std::vector<Field> const all = [] {
    std::vector<Field> list;
    for (notation::Notation const& notation : notation::notations())
      list.push_back({notation.name, Syntax::position, false, false, notation.name.starts_with("men")});
    list.push_back({"file", Syntax::position});
    list.insert(list.end(), std::begin(of_problems), std::end(of_problems));
    return list;
  }();
  return all;
}

// Edits (insert, delete, replace, exchange of neighbours) between two short words.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
  for (std::size_t i = 0; i <= a.size(); ++i) {
    for (std::size_t j = 0; j <= b.size(); ++j) {
      if (i == 0 || j == 0) {
        cost[i][j] = i + j;
        continue;
      }
      cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (a[i - 1] != b[j - 1])});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
    }
  }
  return cost[a.size()][b.size()];
}

}  // namespace

std::span<Field const> fields() { return table(); }

Field const* find_field(std::string_view name) {
  auto const found = std::ranges::find(table(), name, &Field::name);
  return found == table().end() ? nullptr : &*found;
}

std::string_view nearest_field(std::string_view name) {
  if (name.size() > 20) return {};
  std::string lower(name);
  std::ranges::transform(lower, lower.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  std::string_view best;
  std::size_t least = 3;
  for (Field const& field : table()) {
    std::size_t const edits = distance(lower, field.name);
    // Short names are near to everything; a third of the letters may be wrong.
    if (edits < least && edits * 3 <= field.name.size()) {
      least = edits;
      best = field.name;
    }
  }
  return best;
}

}  // namespace dawson::document
