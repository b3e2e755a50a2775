#include "document/fields.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "notation/notations.hpp"
#include "text/names.hpp"

namespace dawson::document {
namespace {

constexpr Field of_problems[] = {
    {"number", Syntax::host},
    {"label", Syntax::host},
    {"author", Syntax::host, true},
    {"city", Syntax::host, true},
    {"title", Syntax::host},
    {"dedication", Syntax::host},
    {"source", Syntax::host},
    {"issue", Syntax::host},
    {"pages", Syntax::host},
    {"date", Syntax::host},
    {"tournament", Syntax::host},
    {"award", Syntax::host},
    {"album", Syntax::host},
    {"after", Syntax::host},
    {"version", Syntax::host},
    {"correction", Syntax::host},
    {"reprint", Syntax::host},
    {"stipulation", Syntax::own},
    {"conditions", Syntax::own, true},
    {"twins", Syntax::own, true},
    {"sound", Syntax::own},
    {"count", Syntax::own},
    {"tomove", Syntax::own},
    {"legend", Syntax::host, true},
    {"remark", Syntax::host, true},
    {"themes", Syntax::host, true},
    {"comment", Syntax::host},
    {"solution", Syntax::host},
    // What collections have besides.
    {"source-number", Syntax::host},
    {"target", Syntax::own},
    {"intended", Syntax::own},
    {"options", Syntax::own, true},
    {"genre", Syntax::host, true},
    {"judgement", Syntax::host},
    {"ids", Syntax::own, true},
    {"other", Syntax::own, true},
    {"size", Syntax::own},
    {"style", Syntax::own},
    {"flip", Syntax::own},
    {"coordinates", Syntax::own},
    {"marks", Syntax::own},
    {"grid", Syntax::own},
    {"edges", Syntax::own},
    {"region", Syntax::own},
    {"caption", Syntax::own},
    {"draw", Syntax::code},
    {"moves", Syntax::own},
    {"board", Syntax::own},
    {"at", Syntax::own},
    {"occupied", Syntax::own},
    {"figure", Syntax::own},
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
      list.push_back(
          {notation.name, Syntax::position, false, false, notation.name.starts_with("men")});
    list.push_back({"file", Syntax::position});
    list.insert(list.end(), std::begin(of_problems), std::end(of_problems));
    return list;
  }();
  return all;
}

}  // namespace

std::span<Field const> fields() { return table(); }

Field const* find_field(std::string_view name) {
  auto const found = std::ranges::find(table(), name, &Field::name);
  return found == table().end() ? nullptr : &*found;
}

std::string_view nearest_field(std::string_view name) {
  std::vector<std::string_view> names;
  for (Field const& field : table()) names.push_back(field.name);
  return text::nearest_name(name, names);
}

}  // namespace dawson::document
