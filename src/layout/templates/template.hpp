// A line of a caption before it is filled: cells of text, slots and groups.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "layout/templates/slots.hpp"

namespace dawson::layout {

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

}  // namespace dawson::layout
