#include "document/fields/fields.hpp"

#include <span>
#include <unordered_map>
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

}  // namespace

// Asked for each line.
Field const* find_field(std::string_view name) {
  static auto const by_name = [] {
    std::unordered_map<std::string_view, Field const*> all;
    for (Field const& field : positions()) all.emplace(field.name, &field);
    for (Field const& field : problem::fields()) all.emplace(field.name, &field);
    return all;
  }();
  auto const found = by_name.find(name);
  return found == by_name.end() ? nullptr : found->second;
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
