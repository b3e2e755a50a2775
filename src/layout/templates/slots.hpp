// The names in the braces of a template, and what may follow them there.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "layout/captions/values.hpp"
#include "problem/fields.hpp"

namespace dawson::layout {

/// Place of a template, which determines its slots.
enum class TemplatePlace : std::uint8_t { caption, legend, page };

/// Source of a slot's value: a printed field, or a fact of the place.
enum class SlotKind : std::uint8_t {
  field,
  figures,
  squares,
  name,
  page,
  pages,
  part,
  chapter,
  section,
  title,
  by,  ///< authors or editors of the book
  date,
  first,
  last
};

struct Slot {
  std::string_view name;  ///< in its table
  SlotKind kind = SlotKind::field;
  problem::FieldId field = problem::FieldId::position;  ///< if the kind is `field`
  bool list = false;
  bool joined = false;                ///< a list that never repeats its line
  std::string_view separator = ", ";  ///< of its items, if a template gives none
  friend bool operator==(Slot const&, Slot const&) = default;
};

/// Returns all slots of a place, in the order of their tables.
std::vector<Slot> slots_of(TemplatePlace place);

/// Returns the name of a place for messages: "the caption".
std::string_view place_name(TemplatePlace place);

/// Form of a slot: `{author short}`.
struct FormWord {
  problem::FieldId field;
  std::string_view word;
  SlotForm form;
};

/// Returns the forms that a slot can have.
std::vector<FormWord> forms_of(Slot const& slot);

/// Returns the names that can have a font in a style: printed fields and parts of legends.
std::vector<std::string_view> slots_with_fonts();

}  // namespace dawson::layout
