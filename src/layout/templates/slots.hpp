// The names that stand in the braces of a template, and what may follow them there.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "layout/captions/values.hpp"
#include "problem/fields.hpp"

namespace dawson::layout {

/// Where a template stands decides which slots it has.
enum class TemplatePlace : std::uint8_t { caption, legend, page };

/// What fills a slot: a printed field, or a part of what the place is about.
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
  by,  ///< who made the book
  date,
  first,
  last
};

struct Slot {
  std::string_view name;  ///< of a table
  SlotKind kind = SlotKind::field;
  problem::FieldId field = problem::FieldId::position;  ///< where the kind is `field`
  bool list = false;
  bool joined = false;                ///< a list that never repeats its line
  std::string_view separator = ", ";  ///< of its items, where a template says none
  friend bool operator==(Slot const&, Slot const&) = default;
};

/// All slots of a place, in the order of their tables.
std::vector<Slot> slots_of(TemplatePlace place);

/// What a place is called: "the caption".
std::string_view place_name(TemplatePlace place);

/// A form of a slot: `{author short}`.
struct FormWord {
  problem::FieldId field;
  std::string_view word;
  SlotForm form;
};

/// The forms that a slot can be asked for in.
std::vector<FormWord> forms_of(Slot const& slot);

/// The names of all that can have a font in a style: printed fields and parts of legends.
std::vector<std::string_view> slots_with_fonts();

}  // namespace dawson::layout
