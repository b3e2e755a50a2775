// Short entries in columns. In the galley a line of `count` columns is as high as its share of a
// row; the page maker puts those of a page into columns. A run has room for the row that is not
// full.
#include <algorithm>
#include <cmath>
#include <utility>

#include "pages/compositor/compositor.hpp"

namespace dawson::pages {
namespace {

constexpr std::size_t few = 8;  // entries that stand one below the other
constexpr std::size_t most_columns = 3;
constexpr double narrowest = 13;          // em
constexpr std::size_t rows_together = 3;  // at the foot and at the top of a page
constexpr int torn = 2500;

std::size_t longest_tied(std::vector<EntryLine> const& kinds) {
  std::size_t longest = 0, run = 0;
  for (EntryLine const kind : kinds)
    longest = std::max(longest, run = kind == EntryLine::tied ? run + 1 : 0);
  return longest;
}

}  // namespace

std::size_t Compositor::columns_for(std::size_t entries, double em) const {
  if (design_.index_columns > 0) return static_cast<std::size_t>(design_.index_columns);
  if (entries < few) return 1;
  return std::clamp(widest_columns(em), std::size_t{1}, most_columns);
}

// As many as there are that are wide enough.
std::size_t Compositor::widest_columns(double em) const {
  double const room = (text_.frame.width + design_.leading) / (narrowest * em + design_.leading);
  return static_cast<std::size_t>(std::max(1.0, std::floor(room)));
}

ParagraphStyle indented(ParagraphStyle style, prose::Indented const& line) {
  style.indent = line.first * style.font.size;
  style.hanging = line.next * style.font.size;
  return style;
}

void Compositor::add_columns(std::vector<prose::Indented> const& entries, std::size_t count,
                             ParagraphStyle style, double leading) {
  style.width = (text_.frame.width - static_cast<double>(count - 1) * design_.leading) /
                static_cast<double>(count);
  style.flush = layout::Flush::left;
  // Half a line stands between entries that keep clear of each other: all lines are then two
  // halves, of which the second is tied.
  bool const halves = std::ranges::any_of(
      entries, [](auto const& entry) { return entry.place == prose::Indented::Place::opens; });
  double const unit = halves ? leading / 2 : leading;
  std::vector<SetLine> lines;
  std::vector<EntryLine> kinds;
  bool behind_head = false;  // the line below a head stays with it
  for (prose::Indented const& entry : entries) {
    bool const opens = entry.place == prose::Indented::Place::opens;
    if (opens) behind_head = false;
    if (!lines.empty() && opens) {
      lines.emplace_back();
      kinds.push_back(EntryLine::gap);
    }
    for (auto kind = EntryLine::first;
         SetLine & line : set_paragraph(sorts_, with_references(entry.text), indented(style, entry),
                                        inlays(tags_.text_part(text_.line_kind)))) {
      std::size_t const over = lines_above(line, leading), above = halves ? 2 * over + 1 : over;
      if (std::exchange(behind_head, opens && kind == EntryLine::first)) kind = EntryLine::tied;
      for (std::size_t i = 0; i < above; ++i, kind = EntryLine::tied) {
        lines.emplace_back();
        kinds.push_back(kind);
      }
      lines.push_back(std::move(line));
      kinds.push_back(std::exchange(kind, EntryLine::next));
    }
  }
  double const share = unit / static_cast<double>(count);
  double const spare = unit - share + static_cast<double>(longest_tied(kinds)) * unit;
  auto const columns = std::make_shared<ColumnRun const>(
      ColumnRun{count, style.width + design_.leading, unit, spare});
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
    std::size_t const together = count * rows_together * (halves ? 2 : 1);
    bool const begins = kinds[i] == EntryLine::first || kinds[i] == EntryLine::gap;
    bool const whole = begins && i >= together && i + together <= lines.size();
    bool const tied = kinds[i] == EntryLine::tied || (i > 0 && kinds[i - 1] == EntryLine::gap);
    if (i > 0) penalty(tied ? keep : whole ? 0 : torn);
    add_block(std::move(block), share);
  }
}

}  // namespace dawson::pages
