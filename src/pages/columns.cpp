// Columns that share what room there is exchange a little of it, two at a time and ever less, as
// long as that makes the table lower.
#include "pages/columns.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace dawson::pages {
namespace {

constexpr double ragged = 1.08;  // lines are not full to their ends
constexpr double evenness =
    0.02;  // what settles it between widths that make the same number of lines
constexpr double exchanged[] = {0.08, 0.04, 0.02, 0.01};  // of the room

double height(ColumnWishes const& wishes, std::vector<double> const& widths) {
  double sum = 0;
  for (std::vector<double> const& row : wishes.rows) {
    double lines = 1;
    for (std::size_t i = 0; i < row.size(); ++i) {
      double const full = row[i] / std::max(widths[i], 1.0);
      if (full > 1.001) lines = std::max(lines, std::ceil(full * ragged));
      sum += evenness * full * full;
    }
    sum += lines;
  }
  return sum;
}

// Whether an exchange was found that makes the table lower.
bool exchange(ColumnWishes const& wishes, std::vector<double> const& wanted,
              std::vector<double>& widths, double& lowest, double step) {
  std::vector<double> best;
  for (std::size_t from = 0; from < widths.size(); ++from) {
    if (widths[from] - step < wishes.least[from]) continue;
    for (std::size_t to = 0; to < widths.size(); ++to) {
      if (to == from || widths[to] >= wanted[to]) continue;
      std::vector<double> tried = widths;
      tried[from] -= step;
      tried[to] += step;
      double const reached = height(wishes, tried);
      if (reached >= lowest - 1e-9) continue;
      lowest = reached;
      best = std::move(tried);
    }
  }
  if (best.empty()) return false;
  widths = std::move(best);
  return true;
}

}  // namespace

std::vector<double> column_widths(ColumnWishes const& wishes, double room) {
  std::vector<double> wanted = wishes.least;
  for (std::vector<double> const& row : wishes.rows)
    for (std::size_t i = 0; i < row.size(); ++i) wanted[i] = std::max(wanted[i], row[i]);
  double const all = std::accumulate(wanted.begin(), wanted.end(), 0.0);
  if (all <= room) return wanted;
  double const needed = std::accumulate(wishes.least.begin(), wishes.least.end(), 0.0);
  std::vector<double> widths(wanted.size());
  for (std::size_t i = 0; i < widths.size(); ++i)
    widths[i] = needed >= room ? wishes.least[i] * room / needed
                               : wishes.least[i] + (wanted[i] - wishes.least[i]) * (room - needed) /
                                                       (all - needed);
  if (needed >= room) return widths;
  double lowest = height(wishes, widths);
  for (double const part : exchanged)
    while (exchange(wishes, wanted, widths, lowest, part * room)) {}
  return widths;
}

}  // namespace dawson::pages
