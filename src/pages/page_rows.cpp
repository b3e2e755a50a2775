// Places rows of diagrams in their columns: the gaps between the rows of a grid, and the common
// lines of boards on pages of rows alone.
#include <algorithm>
#include <cmath>
#include <utility>

#include "pages/page_maker.hpp"

namespace dawson::pages {
namespace {

// The rows of a grid in one column, and their surroundings.
struct Rows {
  GridRun const& run;
  std::vector<double> heights;
  double above = 0;  // bottom of the matter above them in the column
  bool under_matter = false;
  bool continues = false;  // the grid continues in the next column
  double before = 0;       // gap in the column before; 0: there is none
  double room = 0;         // of the column

  double sum() const {
    double out = 0;
    for (double const height : heights) out += height;
    return out;
  }
};

// The gap between the rows, and the gap above the first row if there is matter above it.
struct Gaps {
  double between = 0, above = 0;
};

Gaps gaps_of(Rows const& rows, double natural_above) {
  GridRun const& run = rows.run;
  auto const count = static_cast<double>(rows.heights.size());
  bool const full = rows.continues || rows.heights.size() == run.down;
  double const free = rows.room - rows.above - rows.sum();
  Gaps out{run.natural, rows.under_matter ? natural_above : 0};
  if (run.spread != DiagramGrid::Spread::foot) {
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

// Returns the distance of rows that begin equal parts of the column below `top`; 0: they are not
// placed in this way, or a row is higher than its part.
double pitch_of(Rows const& rows, double top) {
  GridRun const& run = rows.run;
  if (run.spread != DiagramGrid::Spread::modules) return 0;
  double const pitch = (rows.room + run.natural - top) / static_cast<double>(run.down);
  bool const fit = std::ranges::max(rows.heights) <= pitch - run.least;
  return fit && rows.heights.size() <= run.down ? pitch : 0;
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
  // Only the rows take the excess or missing height.
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
    rows.continues = end == tops.size() && grid_of(end) == run;
    bool const begun_before = begin == 0 && grid_of_last_ == run;
    rows.before = begun_before ? grid_gap_ : 0;
    rows.room = room;
    double const natural = begin > 0 ? tops[begin] - rows.above : 0;
    auto const [between, above] = gaps_of(rows, natural);
    double at = rows.above + above;
    double const pitch = pitch_of(rows, at);
    for (std::size_t i = begin; i < end; ++i) {
      tops[i] = at;
      at += pitch > 0 ? pitch : heights[i] + between;
    }
    grid_gap_ = between;
    grid_of_last_ = run;
    if (end < tops.size()) {
      double const bottom = tops[end - 1] + heights[end - 1];
      double const next =
          grid_of(end) ? bottom + line : std::ceil((bottom + line) / line - 0.01) * line;
      double move = next - tops[end];
      // Matter assigned to this column must not leave it.
      double const last = tops.back() + heights.back() + move;
      if (last > room + 0.01) move -= last - room;
      for (std::size_t i = end; i < tops.size(); ++i) tops[i] += move;
    }
    begin = end;
  }
}

namespace {

// A page of rows whose foot would be emptier than this share of its height is spread to the foot.
constexpr double empty_foot = 0.12;
constexpr double least_gap = 0.5;  // lines between the rows of a page

}  // namespace

// Returns whether lines of this column should be level with those of another one: it has a line of
// text, not only rows or lines of other leadings.
bool PageMaker::has_text_lines(BrokenPage const& column) const {
  constexpr double same = 0.01;  // points
  if (columns_ == 1) return false;
  auto const items = std::span(galley_.items).subspan(column.begin, column.end - column.begin);
  return std::ranges::any_of(items, [&](PageItem const& item) {
    return item.kind == PageItem::Type::block && std::abs(item.height - design_.leading) < same;
  });
}

// Returns the extents of the rows of a column; no value if it has other matter or footnotes.
std::optional<std::vector<RowExtent>> PageMaker::rows_alone(BrokenPage const& column,
                                                            std::size_t first_block) const {
  if (column.notes_begin != column.notes_end) return {};
  std::vector<RowExtent> out;
  for (std::size_t i = column.begin; i < column.end; ++i) {
    PageItem const& item = galley_.items[i];
    if (item.kind != PageItem::Type::block) continue;
    double const ascent = galley_.blocks[first_block++].ascent;
    if (ascent <= 0) return {};
    out.push_back({ascent, item.height - ascent});
  }
  return out;
}

// Returns the tops of the rows of each column, on common lines, if the columns have rows alone; no
// tops if they keep their places. `ends`: the page may be short.
std::vector<std::vector<double>> PageMaker::tops_on_lines(std::span<BrokenPage const> columns,
                                                          std::size_t first_block, double from,
                                                          bool ends) {
  std::vector<std::vector<RowExtent>> rows;
  GridRun const* const run = galley_.blocks[first_block].grid.get();
  std::size_t block = first_block;
  double ratio = 0;
  for (BrokenPage const& column : columns) {
    auto extents = rows_alone(column, block);
    if (!extents || extents->empty()) return {};
    for (std::size_t i = 0; i < extents->size(); ++i)
      if (galley_.blocks[block + i].grid.get() != run) return {};
    block += extents->size();
    ratio = std::max(ratio, column.ratio);
    rows.push_back(*std::move(extents));
  }
  bool const one_column = columns_ == 1;
  if (own_ || (one_column && run)) return {};
  double const line = design_.leading;
  double const room = design_.text_height() - from - (open_ && from > 0 ? open_->notes : 0);
  RowGaps gaps{line, least_gap * line, false};
  if (run) {
    bool const goes_on = block < galley_.blocks.size() && galley_.blocks[block].grid.get() == run;
    bool const full = goes_on || rows.front().size() == run->down;
    using Spread = DiagramGrid::Spread;
    gaps.to_foot = run->spread == Spread::foot && full;
    if (run->spread == Spread::foot && !full)
      gaps.natural = grid_of_last_ == run ? grid_gap_ : run->own;
    if (run->spread == Spread::modules) gaps.pitch = (room + line) / static_cast<double>(run->down);
  } else {
    auto const natural = place_on_lines(rows, room, gaps);
    if (!natural) return {};
    double foot = 0;
    for (RowExtent const& extent : common_lines(rows)) foot += extent.height() + natural->gap;
    foot = room - (foot - natural->gap);
    gaps.to_foot = !ends && (ratio > 0 || foot > empty_foot * room);
    if (one_column && (!gaps.to_foot || ratio > 0)) return {};
  }
  auto placed = place_on_lines(rows, room, gaps);
  if (!placed) return {};
  if (run) grid_gap_ = placed->gap, grid_of_last_ = run;
  return std::move(placed->tops);
}

}  // namespace dawson::pages
