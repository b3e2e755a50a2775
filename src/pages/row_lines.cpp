#include "pages/row_lines.hpp"

#include <algorithm>

namespace dawson::pages {
namespace {

constexpr double tolerance = 0.01;  // points

double height_of(std::vector<RowExtent> const& lines) {
  double sum = 0;
  for (RowExtent const& line : lines) sum += line.height();
  return sum;
}

}  // namespace

void RowExtent::widen(RowExtent const& other) {
  ascent = std::max(ascent, other.ascent);
  descent = std::max(descent, other.descent);
}

std::vector<RowExtent> common_lines(std::span<std::vector<RowExtent> const> columns) {
  std::vector<RowExtent> lines;
  for (auto const& column : columns) {
    lines.resize(std::max(lines.size(), column.size()));
    for (std::size_t row = 0; row < column.size(); ++row) lines[row].widen(column[row]);
  }
  return lines;
}

double greatest_height(std::span<RowExtent const> rows, std::size_t down, std::size_t columns) {
  if (rows.empty()) return 0;
  double const highest = std::ranges::max(rows, {}, &RowExtent::height).height();
  std::size_t const on_page = down * columns;
  double greatest = 0;
  for (std::size_t first = 0; first == 0 || first + on_page <= rows.size(); ++first) {
    std::vector<RowExtent> lines(std::min(down, rows.size()));
    for (std::size_t i = 0; i < on_page && first + i < rows.size(); ++i)
      lines[i % down].widen(rows[first + i]);
    double const missing = static_cast<double>(down - lines.size()) * highest;
    greatest = std::max(greatest, height_of(lines) + missing);
  }
  return greatest;
}

std::optional<PlacedRows> place_on_lines(std::span<std::vector<RowExtent> const> columns,
                                         double room, RowGaps const& gaps) {
  std::vector<RowExtent> const lines = common_lines(columns);
  double const free = room - height_of(lines), between = static_cast<double>(lines.size()) - 1;
  if (free < between * gaps.least - tolerance) return {};
  bool const in_modules = gaps.pitch > 0 && std::ranges::all_of(lines, [&](RowExtent const& line) {
                            return line.height() <= gaps.pitch + tolerance;
                          });
  PlacedRows placed{{}, gaps.natural};
  if (between > 0 && (gaps.to_foot || between * gaps.natural > free)) placed.gap = free / between;
  for (auto const& column : columns) {
    std::vector<double>& out = placed.tops.emplace_back();
    double top = 0;
    for (std::size_t row = 0; row < column.size(); ++row) {
      out.push_back(top + lines[row].ascent - column[row].ascent);
      top += in_modules ? gaps.pitch : lines[row].height() + placed.gap;
    }
  }
  return placed;
}

}  // namespace dawson::pages
