// Distributes lines over columns of even height.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dawson::pages {

/// Kind of a line in a list that is printed in columns.
enum class EntryLine : std::uint8_t {
  first,  ///< of an entry
  next,
  tied,  ///< to the line above it, as room for its board or picture
  gap    ///< white before an entry; dropped at the top of a column
};

/// Returns where each of `count` columns begins in a list of lines. The number of lines determines
/// the height of the columns. Entries stay whole if this leaves room for them, and are divided
/// otherwise. Tied lines make columns higher, by at most as many lines as are tied to one. Columns
/// at the end may be empty: they begin after the last line. A column never begins with a gap.
std::vector<std::size_t> even_columns(std::vector<EntryLine> const& lines, std::size_t count);

}  // namespace dawson::pages
