// Grids: the diagrams that follow one another in rows that fill columns. They are set when the run
// has ended, since the highest row decides how large its squares may be.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "layout/lengths.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/diagram.hpp"

namespace dawson::pages {
namespace {

constexpr double nearly = 0.05;  // points
constexpr int tries = 6;         // until squares have the size that fits
constexpr double least_part = 0.5;

}  // namespace

struct Compositor::RunRow {
  std::size_t across = 1;
  bool spans = false;
  std::vector<RowBuilder::Waiting> waiting;
  std::vector<ComposedDiagram> set{};
  std::vector<std::vector<std::string>> notes{};  // that each of them calls

  void level() {
    double const most = ascent();
    for (ComposedDiagram& diagram : set) raise_head(diagram, most - diagram.ascent);
  }
  double ascent() const { return most(&ComposedDiagram::ascent); }
  double descent() const { return most(&ComposedDiagram::descent); }
  double height() const { return ascent() + descent(); }

 private:
  double most(double ComposedDiagram::*part) const {
    double out = 0;
    for (ComposedDiagram const& diagram : set) out = std::max(out, diagram.*part);
    return out;
  }
};

std::vector<Compositor::RunRow> Compositor::rows_of_run() {
  std::vector<RunRow> rows;
  for (RowBuilder::Waiting& one : rows_.take_waiting()) {
    auto const across = static_cast<std::size_t>(std::max(1, one.diagram.across));
    bool const fits = !rows.empty() && rows.back().across == across &&
                      rows.back().spans == one.diagram.span && rows.back().waiting.size() < across;
    if (!fits) rows.push_back({across, one.diagram.span, {}});
    rows.back().waiting.push_back(std::move(one));
  }
  return rows;
}

// Makes the squares of all diagrams smaller that are as large as those of the highest row. Captions
// grow as they get narrower: where squares half as large do not do, rows stay, and fewer fit.
void Compositor::shrink_run(std::vector<RunRow>& rows, double highest) {
  auto const over = [&] { return std::ranges::max(rows, {}, &RunRow::height).height() - highest; };
  if (over() <= nearly) return;
  std::vector<RunRow> kept = rows;
  std::optional<text::Span> first;
  double smallest = 1;  // part of the squares' sizes
  for (int attempt = 0; attempt < tries && over() > nearly && smallest >= least_part; ++attempt) {
    auto const row = std::ranges::max_element(rows, {}, &RunRow::height);
    auto const& set = *std::ranges::max_element(row->set, {}, &ComposedDiagram::ascent);
    double const square = set.square;
    double const part = std::max(0.2, (set.frame - over()) / set.frame);
    for (std::size_t r = 0; r < rows.size(); ++r)
      for (std::size_t i = 0; i < rows[r].set.size(); ++i) {
        if (std::abs(rows[r].set[i].square - square) > 1e-6) continue;
        RowBuilder::Waiting& one = rows[r].waiting[i];
        if (!first) first = one.where;
        one.diagram.problem.view.size = square * part;
        smallest = std::min(smallest, square * part / kept[r].set[i].square);
        rows[r].set[i] = composed(one.diagram, width_in(rows[r].across), one.where);
      }
    if (design_.grid.level_heads)
      for (RunRow& other : rows) other.level();
  }
  bool const fits = over() <= nearly && smallest >= least_part;
  if (!fits) rows = std::move(kept);
  findings_.push_back(text::warning(
      "W-HIGH", *first,
      fmt::format("{} rows of diagrams do not fit in a column; {}", rows_.down(),
                  fits ? "the squares are made smaller"
                       : "fewer are printed, since squares would shrink by more than half"),
      "choose fewer rows `down`, a smaller `size` or shorter captions"));
}

double Compositor::width_in(std::size_t across) const {
  double const gap = design_.grid.gap.value_or(design_.leading);
  auto const many = static_cast<double>(across);
  return (text_.frame.width - (many - 1) * gap) / many;
}

void Compositor::add_run() {
  double const line = design_.leading;
  std::vector<RunRow> rows = rows_of_run();
  clear_beside();
  bool spans = rows.front().spans;
  stand_in(spans ? 1 : flow_.wanted_columns());
  for (RunRow& row : rows) {
    for (RowBuilder::Waiting& one : row.waiting) {
      row.notes.push_back(notes_.number(one.diagram.caption));
      row.set.push_back(composed(one.diagram, width_in(row.across), one.where));
    }
    if (design_.grid.level_heads) row.level();
  }
  auto const down = static_cast<double>(rows_.down());
  shrink_run(rows, (design_.text_height() - (down - 1) * line / 2) / down);
  double const highest = std::ranges::max(rows, {}, &RunRow::height).height();
  auto grid = std::make_shared<GridRun>();
  grid->down = static_cast<std::size_t>(rows_.down());
  grid->natural = line;
  grid->least = line / 2;
  grid->spread = design_.grid.spread;
  grid->own = !grid->spread || rows_.down() == 1
                  ? line
                  : std::max(line / 2, (design_.text_height() - down * highest) / (down - 1));
  for (std::size_t i = 0; i < rows.size(); ++i) {
    RunRow& row = rows[i];
    Block block;
    std::vector<std::string> notes;
    double const ascent = row.ascent();
    for (std::size_t j = 0; j < row.set.size(); ++j) {
      tags_.tag(row.set[j]);
      block.matter.add(row.set[j].matter, place_in_row(j, row.across, row.set[j].width), ascent);
      notes.insert(notes.end(), row.notes[j].begin(), row.notes[j].end());
    }
    rows_.set_spans(row.spans);
    if (sorts_.keeps_words()) list_row(block.matter);
    block.notes = notes_called(notes);
    block.grid = grid;
    text_.where = row.waiting.front().where;
    if (i == 0) gap({line, 0.75 * line, line / 4, true});
    else gap({grid->own, 0, grid->own - grid->least + 2 * nearly});
    PageItem& item = add_block(std::move(block), row.height());
    item.rows = grid->down;
    item.first_row = i == 0;
    if (i > 0) flow_.fill_last_gap();
  }
  gap({line, 0.75 * line, line / 4, true});
  text_.indents = false;
  text_.after_heading = false;
  flow_.end_new_chapter();
}

}  // namespace dawson::pages
