// The rows of a grid in their columns: what a page breaker has put into one gets its gaps.
#include <algorithm>
#include <cmath>

#include "pages/page_maker.hpp"

namespace dawson::pages {
namespace {

// The rows of a grid that stand in a column, and what is around them.
struct Rows {
  GridRun const& run;
  std::vector<double> heights;
  double above = 0;  // bottom of what stands above them in the column
  bool under_matter = false;
  bool goes_on = false;  // in the next column
  double before = 0;     // gap of the column before; 0: there is none
  double room = 0;       // of the column

  double sum() const {
    double out = 0;
    for (double const height : heights) out += height;
    return out;
  }
};

// The gap between the rows, and that above the first where something stands above.
struct Gaps {
  double between = 0, above = 0;
};

Gaps gaps_of(Rows const& rows, double natural_above) {
  GridRun const& run = rows.run;
  auto const count = static_cast<double>(rows.heights.size());
  bool const full = rows.goes_on || rows.heights.size() == run.down;
  double const free = rows.room - rows.above - rows.sum();
  Gaps out{run.natural, rows.under_matter ? natural_above : 0};
  if (!run.spread) {
    if (out.above + (count - 1) * run.natural > free + 0.01) out.between = run.least;
    return out;
  }
  if (full && rows.under_matter) {
    double const more = (free - natural_above - (count - 1) * run.natural) / count;
    return {run.natural + more, natural_above + more};
  }
  if (full) {
    if (count > 1) out.between = free / (count - 1);
    return out;
  }
  out.between = rows.before > 0 ? rows.before : run.own;
  if (count > 1) out.between = std::min(out.between, (free - out.above) / (count - 1));
  return out;
}

}  // namespace

void PageMaker::place_grids(BrokenPage const& broken, std::size_t first_block,
                            std::vector<double>& tops, double room) {
  double const line = design_.leading;
  std::vector<double> heights;
  for (std::size_t i = broken.begin; i < broken.end; ++i)
    if (galley_.items[i].kind == PageItem::Type::block) heights.push_back(galley_.items[i].height);
  auto const has_grid = [&](std::size_t block) { return bool(galley_.blocks[block].grid); };
  bool any = false;
  for (std::size_t i = 0; i < tops.size(); ++i) any = any || has_grid(first_block + i);
  if (!any) return;
  // What is too much or too little the rows alone take.
  BrokenPage plain = broken;
  plain.ratio = 0;
  tops = block_tops(galley_.items, plain);
  auto const grid_of = [&](std::size_t block) -> GridRun const* {
    std::size_t const at = first_block + block;
    return at < galley_.blocks.size() ? galley_.blocks[at].grid.get() : nullptr;
  };
  for (std::size_t begin = 0; begin < tops.size();) {
    GridRun const* const run = grid_of(begin);
    std::size_t end = begin + 1;
    if (!run) {
      begin = end;
      continue;
    }
    while (end < tops.size() && grid_of(end) == run) ++end;
    Rows rows{*run,
              {heights.begin() + static_cast<std::ptrdiff_t>(begin),
               heights.begin() + static_cast<std::ptrdiff_t>(end)}};
    rows.under_matter = begin > 0;
    if (begin > 0) rows.above = tops[begin - 1] + heights[begin - 1];
    rows.goes_on = end == tops.size() && grid_of(end) == run;
    bool const begun_before = begin == 0 && grid_of_last_ == run;
    rows.before = begun_before ? grid_gap_ : 0;
    rows.room = room;
    double const natural = begin > 0 ? tops[begin] - rows.above : 0;
    auto const [between, above] = gaps_of(rows, natural);
    double at = rows.above + above;
    for (std::size_t i = begin; i < end; ++i) {
      tops[i] = at;
      at += heights[i] + between;
    }
    grid_gap_ = between;
    grid_of_last_ = run;
    if (end < tops.size()) {
      double const bottom = tops[end - 1] + heights[end - 1];
      double const next =
          grid_of(end) ? bottom + line : std::ceil((bottom + line) / line - 0.01) * line;
      double move = next - tops[end];
      // What has been chosen for the column stays in it.
      double const last = tops.back() + heights.back() + move;
      if (last > room + 0.01) move -= last - room;
      for (std::size_t i = end; i < tops.size(); ++i) tops[i] += move;
    }
    begin = end;
  }
}

}  // namespace dawson::pages
