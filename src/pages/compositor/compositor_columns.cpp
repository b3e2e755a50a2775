#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <fmt/format.h>

#include "layout/captions/solution_lines.hpp"
#include "layout/measures.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/diagram.hpp"

namespace dawson::pages {

// Sets short entries in columns. In the galley a line of `count` columns is as high as its share
// of a row; the page maker distributes the lines of a page to columns. A run keeps room for an
// incomplete row.

namespace {

constexpr std::size_t few = 8;  // fewer entries get one column
constexpr std::size_t most_columns = 3;
constexpr std::size_t rows_together = 3;  // entry lines at the foot and at the top of a page
constexpr int torn = 2500;

std::size_t longest_tied(std::vector<EntryLine> const& kinds) {
  std::size_t longest = 0, run = 0;
  for (EntryLine const kind : kinds)
    longest = std::max(longest, run = kind == EntryLine::tied ? run + 1 : 0);
  return longest;
}

}  // namespace

// Returns the number of columns for entries at least `narrowest` em wide.
std::size_t Compositor::columns_for(std::size_t entries, double em, double narrowest) const {
  if (design_.index_columns > 0) return static_cast<std::size_t>(design_.index_columns);
  if (entries < few) return 1;
  return std::clamp(widest_columns(em, narrowest), std::size_t{1}, most_columns);
}

// Returns the greatest number of columns that are wide enough.
std::size_t Compositor::widest_columns(double em, double narrowest) const {
  double const room = (text_.frame.width + design_.leading) / (narrowest * em + design_.leading);
  return static_cast<std::size_t>(std::max(1.0, std::floor(room)));
}

void Compositor::EntryLines::add_gap() {
  if (lines.empty()) return;
  lines.emplace_back();
  kinds.push_back(EntryLine::gap);
}

// Where gaps are half a line high, every line becomes two halves, of which the second is tied to
// the first.
void Compositor::EntryLines::add(SetLine line, EntryLine kind) {
  std::size_t const over = lines_above(line, leading), above = halves ? 2 * over + 1 : over;
  for (std::size_t i = 0; i < above; ++i) {
    lines.emplace_back();
    kinds.push_back(std::exchange(kind, EntryLine::tied));
  }
  std::size_t const under = lines_below(line, leading) * (halves ? 2 : 1);
  lines.push_back(std::move(line));
  kinds.push_back(kind);
  for (std::size_t i = 0; i < under; ++i) {
    lines.emplace_back();
    kinds.push_back(EntryLine::tied);
  }
}

void Compositor::add_columns(std::vector<prose::Indented> const& entries, std::size_t count,
                             ParagraphStyle style, double leading) {
  bool const solutions = text_.line_kind == LayoutKind::solution;
  style.width = (text_.frame.width - static_cast<double>(count - 1) * design_.leading) /
                static_cast<double>(count);
  if (!solutions) style.flush = layout::Flush::left;
  EntryLines out{{}, {}, leading, std::ranges::any_of(entries, [](auto const& entry) {
                   return entry.place == prose::Indented::Place::opens;
                 })};
  std::size_t tied = 0;  // number of lines that stay with the line above
  bool const narrow = solutions && is_narrow(entries, style);
  for (prose::Indented const& entry : entries) {
    if (entry.place == prose::Indented::Place::opens) {
      tied = 0;
      out.add_gap();
    }
    for (auto kind = EntryLine::first;
         SetLine & line :
         set_paragraph(sorts_, with_references(entry.text),
                       solutions ? solution_style(style, entry, narrow) : indented(style, entry),
                       inlays(tags_.text_part(text_.line_kind)))) {
      std::size_t const below = kind == EntryLine::first ? layout::lines_kept_below(entry) : 0;
      if (tied > 0) --tied, kind = EntryLine::tied;
      tied = std::max(tied, below);
      out.add(std::move(line), kind);
      kind = EntryLine::next;
    }
  }
  add_in_columns(out, count, style.width);
}

void Compositor::add_in_columns(EntryLines const& entries, std::size_t count, double width) {
  std::vector<SetLine> const& lines = entries.lines;
  std::vector<EntryLine> const& kinds = entries.kinds;
  double const leading = entries.leading, unit = entries.halves ? leading / 2 : leading;
  double const share = unit / static_cast<double>(count);
  double const spare = unit - share + static_cast<double>(longest_tied(kinds)) * unit;
  auto const columns =
      std::make_shared<ColumnRun const>(ColumnRun{count, width + design_.leading, unit, spare});
  auto const head = std::make_shared<Repeated const>(Repeated{{}, spare});
  gap({design_.leading / 2 + spare, design_.leading / 4, 0});
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Block block;
    double const top = unit - leading;
    if (!lines[i].text.empty()) list(block.matter, lines[i], top, leading);
    block.matter.add(lines[i].matter, text_.frame.left, top + baseline_part * leading);
    block.notes = notes_called(lines[i].notes);
    report_if_wide(lines[i]);
    block.columns = columns;
    block.entry_line = kinds[i];
    block.head = head;
    std::size_t const together = count * rows_together * (entries.halves ? 2 : 1);
    bool const begins = kinds[i] == EntryLine::first || kinds[i] == EntryLine::gap;
    bool const whole = begins && i >= together && i + together <= lines.size();
    bool const stays = kinds[i] == EntryLine::tied || (i > 0 && kinds[i - 1] == EntryLine::gap);
    if (i > 0) penalty(stays ? keep : whole ? 0 : torn);
    add_block(std::move(block), share);
  }
}

// Grids are consecutive diagrams in rows that fill columns. They are set when the run ends, since
// the highest row determines the size of the squares.

namespace {

constexpr double nearly = 0.05;  // points
constexpr int tries = 6;         // attempts to find a size that fits
constexpr double least_part = 0.5;

}  // namespace

struct Compositor::RunRow {
  std::size_t across = 1;
  bool spans = false;
  std::vector<RowBuilder::Waiting> waiting;
  std::vector<ComposedDiagram> set{};
  std::vector<std::vector<std::string>> notes{};  // called by each diagram

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

// Makes the squares smaller in all diagrams whose squares are as large as those of the highest
// row. Captions grow as they become narrower, so if half the size does not fit either, rows keep
// their size and fewer fit.
void Compositor::shrink_run(std::vector<RunRow>& rows, double highest) {
  auto const over = [&] { return std::ranges::max(rows, {}, &RunRow::height).height() - highest; };
  if (over() <= nearly) return;
  std::vector<RunRow> kept = rows;
  std::optional<text::Span> first;
  double smallest = 1;  // smallest square so far, relative to its original size
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
