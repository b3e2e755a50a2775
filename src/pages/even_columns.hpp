// Lines put into columns of even height.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dawson::pages {

/// A line of a list that stands in columns.
enum class EntryLine : std::uint8_t {
  first,  ///< of an entry
  next,
  tied,  ///< to the line above it, which is room for its board or picture
  gap    ///< white before an entry, none where a column begins with it
};

/// Where each of `count` columns begins in a list of lines. The columns are as high as the number
/// of lines asks for. Entries stay whole where they then find room, and are divided otherwise;
/// lines that are tied make columns higher, at most by as many as are tied to one. Columns at the
/// end may be empty: they begin behind the last line. A gap is no line that a column begins with.
std::vector<std::size_t> even_columns(std::vector<EntryLine> const& lines, std::size_t count);

}  // namespace dawson::pages
