#include "pages/even_columns.hpp"

#include <algorithm>

namespace dawson::pages {
namespace {

// Columns of `rows` lines, or less where one would begin with a line for which `may_begin` is
// false.
template <class MayBegin>
std::vector<std::size_t> filled(std::size_t lines, std::size_t count, std::size_t rows,
                                MayBegin may_begin) {
  std::vector<std::size_t> starts(count, 0);
  for (std::size_t column = 1; column < count; ++column) {
    std::size_t start = std::min(starts[column - 1] + rows, lines);
    while (start < lines && start > starts[column - 1] && !may_begin(start)) --start;
    starts[column] = start;
  }
  return starts;
}

}  // namespace

std::vector<std::size_t> even_columns(std::vector<EntryLine> const& lines, std::size_t count) {
  std::size_t rows = (lines.size() + count - 1) / count;
  auto starts = filled(lines.size(), count, rows,
                       [&](std::size_t at) { return lines[at] == EntryLine::first; });
  auto const fits = [&] { return lines.size() - starts.back() <= rows; };
  auto const divided = [&] {
    return filled(lines.size(), count, rows,
                  [&](std::size_t at) { return lines[at] != EntryLine::tied; });
  };
  if (fits()) return starts;
  for (starts = divided(); !fits(); starts = divided()) ++rows;
  return starts;
}

}  // namespace dawson::pages
