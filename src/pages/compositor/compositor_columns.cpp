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

}  // namespace

std::size_t Compositor::columns_for(std::size_t entries, double em) const {
  if (design_.index_columns > 0) return static_cast<std::size_t>(design_.index_columns);
  if (entries < few) return 1;
  return std::clamp(widest_columns(em), std::size_t{1}, most_columns);
}

// As many as there are that are wide enough.
std::size_t Compositor::widest_columns(double em) const {
  double const room = (frame_.width + design_.leading) / (narrowest * em + design_.leading);
  return static_cast<std::size_t>(std::max(1.0, std::floor(room)));
}

ParagraphStyle indented(ParagraphStyle style, prose::Indented const& line) {
  style.indent = line.first * style.font.size;
  style.hanging = line.next * style.font.size;
  return style;
}

void Compositor::add_columns(std::vector<prose::Indented> const& entries, std::size_t count,
                             ParagraphStyle style, double leading) {
  style.width = (frame_.width - static_cast<double>(count - 1) * design_.leading) /
                static_cast<double>(count);
  style.flush = layout::Flush::left;
  std::vector<SetLine> lines;
  std::vector<EntryLine> kinds;
  std::size_t most_tied = 0;
  for (prose::Indented const& entry : entries)
    for (auto kind = EntryLine::first;
         SetLine & line : set_paragraph(sorts_, with_references(entry.text), indented(style, entry),
                                        inlays(text_part()))) {
      std::size_t const above = lines_above(line, leading);
      most_tied = std::max(most_tied, above);
      for (std::size_t i = 0; i < above; ++i, kind = EntryLine::tied) {
        lines.emplace_back();
        kinds.push_back(kind);
      }
      lines.push_back(std::move(line));
      kinds.push_back(std::exchange(kind, EntryLine::next));
    }
  double const share = leading / static_cast<double>(count);
  double const spare = leading - share + static_cast<double>(most_tied) * leading;
  auto const columns = std::make_shared<ColumnRun const>(
      ColumnRun{count, style.width + design_.leading, leading, spare});
  auto const head = std::make_shared<Repeated const>(Repeated{{}, spare});
  gap({design_.leading / 2 + spare, design_.leading / 4, 0});
  for (std::size_t i = 0; i < lines.size(); ++i) {
    Block block;
    if (kinds[i] != EntryLine::tied) list(block.matter, lines[i], 0, leading);
    block.matter.add(lines[i].matter, frame_.left, baseline_part * leading);
    block.notes = notes_called(lines[i].notes);
    report_if_wide(lines[i]);
    block.columns = columns;
    block.entry_line = kinds[i];
    block.head = head;
    std::size_t const together = count * rows_together;
    bool const whole =
        kinds[i] == EntryLine::first && i >= together && i + together <= lines.size();
    if (i > 0) penalty(kinds[i] == EntryLine::tied ? keep : whole ? 0 : torn);
    add_block(std::move(block), share);
  }
}

}  // namespace dawson::pages
