#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include "layout/captions/solution_lines.hpp"
#include "pages/compositor/compositor.hpp"

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

}  // namespace dawson::pages
