// Lines with individual indents: the contents of solutions and indexes.
#pragma once

#include <cstdint>
#include <vector>

#include "prose/prose.hpp"

namespace dawson::prose {

/// Space between a heading or a label and the text that follows in the same line: half an em.
inline constexpr char const* run_in_space = "\u2002";

/// A line of an entry with its indents, in em from the left edge of the column.
struct Indented {
  enum class Place : std::uint8_t {
    opens,      ///< first line of an entry, with space before it
    paragraph,  ///< another paragraph of the entry
    goes_on     ///< another line of the paragraph above
  };
  Inlines text;
  double first = 0, next = 1;  ///< indent of its first line, and of the lines after it
  Place place = Place::paragraph;
  friend bool operator==(Indented const&, Indented const&) = default;
};

/// Converts the lines for markup languages whose paragraphs have no indents: a continuing line
/// follows a line break in the paragraph above, deeper lines begin with no-break blanks (four per
/// em).
std::vector<Inlines> without_indents(std::vector<Indented> const& lines);

}  // namespace dawson::prose
