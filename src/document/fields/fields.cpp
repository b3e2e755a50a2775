#include "document/fields/fields.hpp"

#include <algorithm>
#include <span>
#include <vector>

#include "notation/notations.hpp"
#include "text/names.hpp"

namespace dawson::document {
namespace {

// A field for each notation, which is named after it.
std::vector<Field> const& positions() {
  static std::vector<Field> const all = [] {
    std::vector<Field> list;
    for (notation::Notation const& notation : notation::notations()) {
      Field row{FieldId::position, notation.name, Syntax::position};
      row.stands = problem::Stands::directive_alone;
      row.in_url = true;
      row.words = notation.words;
      list.push_back(row);
    }
    return list;
  }();
  return all;
}

Field const* found_in(std::span<Field const> rows, std::string_view name) {
  auto const found = std::ranges::find(rows, name, &Field::name);
  return found == rows.end() ? nullptr : &*found;
}

}  // namespace

Field const* find_field(std::string_view name) {
  Field const* const position = found_in(positions(), name);
  return position ? position : found_in(problem::fields(), name);
}

namespace {

std::vector<std::string_view> names_of_fields() {
  std::vector<std::string_view> names;
  for (std::span<Field const> const rows : {std::span<Field const>(positions()), problem::fields()})
    for (Field const& field : rows) names.push_back(field.name);
  return names;
}

}  // namespace

std::string_view nearest_field(std::string_view name) {
  return text::nearest_name(name, names_of_fields());
}

std::string_view meant_field(std::string_view name) {
  return text::meant_name(name, names_of_fields());
}

}  // namespace dawson::document
