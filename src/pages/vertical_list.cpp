#include "pages/vertical_list.hpp"

#include <algorithm>

namespace dawson::pages {
namespace {

// Returns the start of each column. Columns have `rows` lines, or fewer if the next one would
// begin with a line for which `may_begin` is false. A gap at the start of a column is skipped.
template <class MayBegin>
std::vector<std::size_t> filled(std::vector<EntryLine> const& lines, std::size_t count,
                                std::size_t rows, MayBegin may_begin) {
  auto const after_gap = [&](std::size_t at) {
    return at < lines.size() && lines[at] == EntryLine::gap ? at + 1 : at;
  };
  std::vector<std::size_t> starts(count, after_gap(0));
  for (std::size_t column = 1; column < count; ++column) {
    std::size_t start = std::min(starts[column - 1] + rows, lines.size());
    while (start < lines.size() && start > starts[column - 1] && !may_begin(lines[start])) --start;
    starts[column] = after_gap(start);
  }
  return starts;
}

}  // namespace

std::vector<std::size_t> even_columns(std::vector<EntryLine> const& lines, std::size_t count) {
  std::size_t rows = (lines.size() + count - 1) / count;
  auto starts = filled(lines, count, rows, [](EntryLine line) {
    return line == EntryLine::first || line == EntryLine::gap;
  });
  auto const fits = [&] { return lines.size() - starts.back() <= rows; };
  auto const divided = [&] {
    return filled(lines, count, rows, [](EntryLine line) { return line != EntryLine::tied; });
  };
  if (fits()) return starts;
  for (starts = divided(); !fits(); starts = divided()) ++rows;
  return starts;
}

}  // namespace dawson::pages
