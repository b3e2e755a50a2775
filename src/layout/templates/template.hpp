// A line of a caption before it is filled: cells of text, slots with their names, and groups, and
// its form as text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
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
  fen,   ///< the position
  move,  ///< of a board among moves: the half-move before it
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
  problem::FieldId field;  ///< `position` for the slot `fen`
  std::string_view word;
  SlotForm form;
};

/// Returns the forms that a slot can have.
std::vector<FormWord> forms_of(Slot const& slot);

/// Returns the names that can have a font in a style: printed fields and parts of legends.
std::vector<std::string_view> slots_with_fonts();

struct Part;
using Parts = std::vector<Part>;

/// Text of the template itself.
struct Literal {
  std::string text;
  friend bool operator==(Literal const&, Literal const&) = default;
};

/// `{word after}`: a word in the document's language.
struct WordUse {
  std::string name;
  friend bool operator==(WordUse const&, WordUse const&) = default;
};

/// Separator of the last two items of a list: text, or a word between spaces.
struct LastSeparator {
  std::string text;
  bool is_word = false;
  friend bool operator==(LastSeparator const&, LastSeparator const&) = default;
};

inline constexpr std::size_t all_items = std::numeric_limits<std::size_t>::max();

/// `{author 2- short join ", " last and}`.
struct SlotUse {
  Slot slot;
  SlotForm form;
  std::size_t first = 1, last = all_items;  ///< requested items, from 1
  std::optional<std::string> join;
  std::optional<LastSeparator> last_separator;
  friend bool operator==(SlotUse const&, SlotUse const&) = default;
};

/// `*a*`, `**a**`, `***a***`: italic, bold or both.
struct Emphasised {
  bool bold = false, italic = false;
  Parts parts;
  friend bool operator==(Emphasised const&, Emphasised const&);
};

/// `{?award}`: the slot has a value; `{!award}`: it has none.
struct Condition {
  Slot slot;
  bool wants_value = true;
  friend bool operator==(Condition const&, Condition const&) = default;
};

/// `[, {date}]`: printed if something in it is printed.
struct Group {
  std::vector<Condition> conditions;
  Parts parts;
  friend bool operator==(Group const&, Group const&);
};

struct Part : std::variant<Literal, WordUse, SlotUse, Emphasised, Group> {
  using variant::variant;
};

inline bool operator==(Emphasised const& a, Emphasised const& b) {
  return a.bold == b.bold && a.italic == b.italic && a.parts == b.parts;
}
inline bool operator==(Group const& a, Group const& b) {
  return a.conditions == b.conditions && a.parts == b.parts;
}

/// One cell is on the left; two on the left and right; three on the left, in the middle and on the
/// right.
struct Template {
  std::vector<Parts> cells;
  friend bool operator==(Template const&, Template const&) = default;
};

/// Returns the list that repeats the line: the only slot of the template, with no group beside it,
/// without `join`, of which more than one item is requested. Null if there is none.
SlotUse const* repeated_list(Template const& line);

/// Returns whether the line prints the list of that field anywhere.
bool prints(Template const& line, problem::FieldId field);

/// Returns text that `read_template` parses as `line`.
std::string written(Template const& line);

}  // namespace dawson::layout
