// A problem of a collection as fields with unparsed values, for the formats of `convert`.
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "problem/fields.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::collection {

/// The markup language of values. Plain text has no markup: `1.Sd4*e5` contains no emphasis.
enum class Markup : std::uint8_t { plain, tex, markdown };

using problem::ValueSyntax;
using Id = problem::FieldId;

/// A field: by its id, or by a name as written by an author.
struct FieldName : std::string_view {
  FieldName(Id id) : std::string_view(problem::field(id).name) {}
  template <std::convertible_to<std::string_view> Text>
  FieldName(Text const& name) : std::string_view(name) {}
};

/// The properties of a field in the table of fields.
struct FieldForm {
  bool known = false;
  bool list = false;
  ValueSyntax value_syntax = ValueSyntax::markup;
};
/// Returns the properties of a field.
FieldForm form_of(FieldName field);

/// Returns the field that is probably meant by `name`, which is not a field: a typing error, or a
/// name cut short. Empty if there is none.
std::string_view meant_field(std::string_view name);

/// One field: its one value, or the items of a list. Only values in markup have line ends.
struct RecordField {
  std::string name;
  std::vector<text::SourceMappedText> values;
  text::Span where;  ///< bytes of the source for findings about the whole field
};

/// The fields of a directive, in order, each once.
struct Record {
  Markup markup = Markup::plain;
  std::vector<RecordField> fields;
  text::Span where;  ///< bytes of the source for findings about the whole record

  /// Returns the field of that name; null without one.
  RecordField const* find(FieldName name) const;
  RecordField* find(FieldName name);

  /// Returns the text of the first value of the field; empty without one.
  std::string_view text(FieldName name) const;

  /// Adds a value in the form of records: blanks around lines are removed, several empty lines
  /// become one; in lists and in values that are not markup, a line end becomes a blank. An empty
  /// value is not added. It is appended to an existing list; a second value of another field
  /// continues the first one in a new paragraph.
  void add(FieldName name, text::SourceMappedText value);
  /// Adds text that corresponds to `origin` as a whole.
  void add(FieldName name, std::string_view value, text::Span origin);

  /// Removes the field of that name.
  void erase(FieldName name);
};

/// Returns the place of a field in the order of `arrange`.
std::size_t place_of(FieldName name);

/// Sorts the fields into the order in which a person writes them: author, source, the position, the
/// task, explanations.
void arrange(Record& record);

/// Returns true if both have the same contents in the same order, wherever they were read from.
bool same(Record const& a, Record const& b);

}  // namespace dawson::collection
