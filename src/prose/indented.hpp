// Lines with indents of their own: what a solution or an index is made of.
#pragma once

#include <cstdint>
#include <vector>

#include "prose/prose.hpp"

namespace dawson::prose {

/// What stands between a head or a label and what runs in behind it: half an em.
inline constexpr char const* run_in_space = "\u2002";

/// A line of an entry and where it begins, in em from the left edge of the measure.
struct Indented {
  enum class Place : std::uint8_t {
    opens,      ///< the first of an entry, which keeps clear of the one before
    paragraph,  ///< a further paragraph of it
    goes_on     ///< a line of the paragraph above
  };
  Inlines text;
  double first = 0, next = 1;  ///< of its first line, of those behind it
  Place place = Place::paragraph;
  friend bool operator==(Indented const&, Indented const&) = default;
};

/// The same for hosts whose paragraphs have no indents: what goes on stands behind a line end of
/// the paragraph above, what is deeper than that behind blanks that stay (four to an em).
std::vector<Inlines> without_indents(std::vector<Indented> const& lines);

}  // namespace dawson::prose
