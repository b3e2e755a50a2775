#include "collection/position.hpp"

#include <algorithm>

#include "notation/notations.hpp"

namespace dawson::collection {

RecordField const* position_of(Record const& record) {
  auto const found = std::ranges::find_if(record.fields, [](RecordField const& field) {
    return notation::find_notation(field.name) != nullptr;
  });
  return found == record.fields.end() ? nullptr : &*found;
}

std::optional<chess::Position> read_position(RecordField const& field,
                                             text::Diagnostics& findings) {
  text::Mapped const& value = field.values.front();
  text::Diagnostics own;
  auto position = notation::find_notation(field.name)->read(value.text(), own);
  if (!position) own.push_back(position.error());
  for (text::Diagnostic const& finding : own) findings.push_back(value.origin(finding));
  return position ? std::optional(std::move(*position)) : std::nullopt;
}

}  // namespace dawson::collection
