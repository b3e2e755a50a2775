// A problem as a collection has it: fields and their values, before anybody reads these.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "problem/fields.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection {

/// Whose markup the values of host text have. Plain text has none: `1.Sd4*e5` is no emphasis.
enum class Host : std::uint8_t { plain, tex, markdown };

using problem::Tongue;
using Id = problem::FieldId;

/// A field: by its id, or by a name that somebody wrote.
struct FieldName : std::string_view {
  FieldName(Id id) : std::string_view(problem::field(id).name) {}
  template <std::convertible_to<std::string_view> Text>
  FieldName(Text const& name) : std::string_view(name) {}
};

/// What the table of fields says of one.
struct FieldForm {
  bool known = false;
  bool list = false;
  Tongue tongue = Tongue::host;
};
FieldForm form_of(FieldName field);

/// The field that is likely meant by `name`, which is none: a slip of the pen, or a name cut short.
/// Empty if there is none.
std::string_view meant_field(std::string_view name);

/// One field: its one value, or the items of a list. Line ends stand in values of host text alone.
struct RecordField {
  std::string name;
  std::vector<text::Mapped> values;
  text::Span where;  ///< bytes of the source that findings about the whole field point to
};

/// What a directive says, in order. A field stands once.
struct Record {
  Host host = Host::plain;
  std::vector<RecordField> fields;
  text::Span where;  ///< bytes of the source that findings about the whole record point to

  /// The field of that name; null without one.
  RecordField const* find(FieldName name) const;
  RecordField* find(FieldName name);

  /// The text of the first value of the field; empty without one.
  std::string_view text(FieldName name) const;

  /// Adds a value as records have them (blanks around lines go, several empty lines are one; in
  /// other than host text and in lists a line end is a blank). An empty one is not added. To a list
  /// that is there it is appended; a second value of another field goes on with the first in a new
  /// paragraph.
  void add(FieldName name, text::Mapped value);
  /// The same for text that stands for `origin` as a whole.
  void add(FieldName name, std::string_view value, text::Span origin);

  void erase(FieldName name);
};

/// Where a field stands among others in the order of `arrange`.
std::size_t place_of(FieldName name);

/// Puts the fields in the order in which a person writes them: who, where, the position, the task,
/// what explains it.
void arrange(Record& record);

/// Whether both say the same in the same order, wherever it stood.
bool same(Record const& a, Record const& b);

}  // namespace dawson::collection
