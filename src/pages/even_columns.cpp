#include "pages/even_columns.hpp"

#include <algorithm>

namespace dawson::pages {

std::vector<std::size_t> even_columns(std::vector<bool> const& opens, std::size_t count) {
  std::size_t const lines = opens.size(), rows = (lines + count - 1) / count;
  std::vector<std::size_t> starts(count, 0);
  for (std::size_t column = 1; column < count; ++column) {
    std::size_t start = std::min(starts[column - 1] + rows, lines);
    while (start < lines && start > starts[column - 1] && !opens[start]) --start;
    starts[column] = start;
  }
  if (lines - starts.back() <= rows) return starts;
  for (std::size_t column = 1; column < count; ++column)
    starts[column] = std::min(column * rows, lines);
  return starts;
}

}  // namespace dawson::pages
