#include "compile/record_of_fields.hpp"

#include <set>
#include <string_view>
#include <utility>

#include "collection/directives.hpp"
#include "collection/markup.hpp"
#include "document/fields/problem_fields.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

collection::Record record_of(std::vector<document::FieldLine> const& fields,
                             document::Settings const& settings, text::Span opening) {
  using document::Instead;
  collection::Record record{collection::markup_of(*settings.markup), {}, opening};
  text::Diagnostics unused;
  std::set<std::string_view> none;
  for (auto const* const lines : {&fields, &settings.fields})
    for (document::FieldLine const& field : *lines) {
      Instead const instead = document::instead_of_value(field, *settings.markup);
      if (instead == Instead::none) none.insert(field.field->name);
      if (instead != Instead::value || none.contains(field.field->name)) continue;
      auto made = collection::record_field(field, record.markup, unused);
      if (!made || record.find(made->name)) continue;
      if (lines != &fields) made->where = opening;  // defaults may be in another file
      record.fields.push_back(std::move(*made));
    }
  return record;
}

}  // namespace dawson::run
