#include "pages/page_maker.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include "layout/captions/cell_filler.hpp"
#include "layout/type.hpp"
#include "pages/lines/paragraph.hpp"
#include "prose/prose.hpp"

namespace dawson::pages {
namespace {

using layout::SlotKind;

constexpr double line_size = 0.92;  // of the text size; the page number has the text size
constexpr std::string_view cell_names[] = {"left", "centre", "right"};

// Text in one font.
struct Run {
  std::string text;
  layout::Font font;
  bool page = false;  // is the page number
};

struct Cell {
  std::vector<Run> runs;
  double width = 0;

  bool empty() const { return runs.empty(); }
  bool has_page() const { return std::ranges::any_of(runs, &Run::page); }
};

// Appends the text of `inlines` in runs of one font.
void add_runs(prose::Inlines const& inlines, layout::Font const& font, double page_size,
              bool of_page, std::vector<Run>& out) {
  for (prose::Inline const& part : inlines) {
    if (auto const* styled = std::get_if<prose::Styled>(&part)) {
      layout::Font inner = layout::changed(font, styled->look);
      bool const page = styled->slot == "page";
      if (page) inner.size = page_size;
      add_runs(styled->inlines, inner, page_size, of_page || page, out);
      continue;
    }
    std::string text = prose::plain({part});
    if (text.empty()) continue;
    if (!out.empty() && out.back().font == font && out.back().page == of_page)
      out.back().text += text;
    else out.push_back({std::move(text), font, of_page});
  }
}

std::string_view without_blanks(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

class LineSetter {
 public:
  LineSetter(Page& page, WordCache& sorts, Design const& design, LayoutKind kind, double baseline)
      : page_(page), sorts_(sorts), design_(design), kind_(kind), baseline_(baseline) {}

  void set(std::vector<prose::Inlines> const& cells, layout::Font const& font) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      Cell& cell = cells_[place(i, cells.size())];
      add_runs(cells[i], font, design_.text.size, false, cell.runs);
      cell.width = width(cell);
    }
    for (std::size_t i = 0; i < cells_.size(); ++i)
      if (!shorten_widest(font)) break;
    double const left = design_.left_of(page_.right), all = design_.text_width();
    put(0, left);
    put(1, left + (all - cells_[1].width) / 2);
    put(2, left + all - cells_[2].width);
  }

 private:
  // A single cell is on the left; two are on the left and on the right.
  static std::size_t place(std::size_t cell, std::size_t of) { return of == 2 ? cell * 2 : cell; }

  layout::TypeLine const& shaped(Run const& run) {
    return sorts_.word(without_blanks(run.text), run.font);
  }
  static std::pair<std::size_t, std::size_t> blanks(std::string_view text) {
    std::size_t const first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {text.size(), 0};
    return {first, text.size() - 1 - text.find_last_not_of(' ')};
  }

  double width(Cell const& cell) {
    double sum = 0;
    for (Run const& run : cell.runs) {
      auto const [before, trailing] = blanks(run.text);
      sum += static_cast<double>(before + trailing) * sorts_.space(run.font) + shaped(run).width;
    }
    return sum;
  }

  // Returns the width that a cell may have beside the others.
  double room_of(std::size_t cell, double em) const {
    double const all = design_.text_width(), centre = cells_[1].width;
    auto const beside = [&](std::size_t i) { return cells_[i].empty() ? 0 : cells_[i].width + em; };
    if (cell == 1) return all - 2 * std::max(beside(0), beside(2));
    if (!cells_[1].empty()) return (all - centre) / 2 - em;
    return all - beside(2 - cell);
  }

  // Shortens the widest of the cells that are too close to another one. Returns whether there was
  // one.
  bool shorten_widest(layout::Font const& font) {
    std::size_t widest = cells_.size();
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      Cell const& cell = cells_[i];
      if (cell.empty() || cell.has_page() || cell.width <= room_of(i, font.size) + 0.01) continue;
      if (widest == cells_.size() || cell.width > cells_[widest].width) widest = i;
    }
    if (widest == cells_.size()) return false;
    double const room = room_of(widest, font.size);
    Cell& cell = cells_[widest];
    while (!cell.empty() && cell.width > room) {
      std::string& last = cell.runs.back().text;
      if (last.ends_with("…")) last.resize(last.size() - std::string_view("…").size());
      std::size_t const blank = std::string(without_blanks(last)).rfind(' ');
      if (blank == std::string::npos) {
        cell.runs.pop_back();
        if (cell.empty()) break;
        cell.runs.back().text = without_blanks(cell.runs.back().text);
      } else {
        last.resize(blank);
      }
      cell.runs.back().text += "…";
      cell.width = width(cell);
    }
    if (cell.empty()) cell.width = 0;
    return true;
  }

  void put(std::size_t cell, double x) {
    double const from = x;
    std::string words;
    for (Run const& run : cells_[cell].runs) {
      auto const [before, trailing] = blanks(run.text);
      x += static_cast<double>(before) * sorts_.space(run.font);
      layout::TypeLine const& line = shaped(run);
      if (line.shaped) page_.matter.type.push_back({x, baseline_, line.shaped});
      x += line.width + static_cast<double>(trailing) * sorts_.space(run.font);
      words += run.text;
    }
    if (!cells_[cell].empty() && sorts_.keeps_words())
      page_.matter.things.push_back({kind_, from, baseline_ - baseline_part * design_.leading,
                                     x - from, design_.leading, std::move(words),
                                     "cell=" + std::string(cell_names[cell])});
  }

  Page& page_;
  WordCache& sorts_;
  Design const& design_;
  LayoutKind kind_;
  double baseline_;
  std::array<Cell, 3> cells_;
};

bool asks(layout::Parts const& parts, SlotKind kind) {
  return std::ranges::any_of(parts, [&](layout::Part const& part) {
    if (auto const* slot = std::get_if<layout::SlotUse>(&part)) return slot->slot.kind == kind;
    if (auto const* group = std::get_if<layout::Group>(&part))
      return asks(group->parts, kind) ||
             std::ranges::any_of(group->conditions, [&](layout::Condition const& condition) {
               return condition.slot.kind == kind;
             });
    auto const* marked = std::get_if<layout::Emphasised>(&part);
    return marked && asks(marked->parts, kind);
  });
}

}  // namespace

bool asks_for(RunningLine const& lines, SlotKind kind) {
  for (auto const* line : {&lines.odd, &lines.even, &lines.first})
    if (*line && std::ranges::any_of((*line)->cells,
                                     [&](layout::Parts const& parts) { return asks(parts, kind); }))
      return true;
  return false;
}

int level_in_heads(prose::Blocks const& blocks, Design const& design) {
  int const level = design.chapter_level();
  std::size_t titles = 0, below = 0;
  for (prose::Block const& block : blocks) {
    auto const* const heading = std::get_if<prose::Heading>(&block.content);
    if (!heading) continue;
    if (titles == 0 && heading->level != level) return level;
    titles += heading->level == level ? 1 : 0;
    below += heading->level == level + 1 ? 1 : 0;
  }
  return titles == 1 && below > 1 ? level + 1 : level;
}

void add_running_line(Page& page, WordCache& sorts, Design const& design,
                      layout::Template const& line, BookFacts const& book, PageFacts const& facts,
                      LayoutKind kind, double baseline) {
  static problem::Problem const nothing{};
  static layout::CaptionStyle const no_fonts{};
  layout::CellFiller filler(
      nothing, no_fonts, chess::language_named(design.language).value_or(chess::Language()), true);
  auto const put_in = [&](SlotKind slot, std::string const& text) {
    filler.put_in(slot, text.empty() ? prose::Inlines() : prose::Inlines{prose::Text{text}});
  };
  put_in(SlotKind::page, page.folio);
  put_in(SlotKind::pages, book.last_page);
  put_in(SlotKind::title, book.title);
  put_in(SlotKind::by, book.by);
  put_in(SlotKind::date, book.date);
  put_in(SlotKind::part, facts.part);
  put_in(SlotKind::chapter, facts.chapter);
  put_in(SlotKind::section, facts.section);
  put_in(SlotKind::first, facts.first);
  put_in(SlotKind::last, facts.last);
  auto const cells = filler.fill(line);
  if (!cells) return;
  layout::Font font = design.text;
  font.size *= line_size;
  font = layout::changed(std::move(font),
                         kind == LayoutKind::head ? design.head_font : design.foot_font);
  LineSetter(page, sorts, design, kind, baseline).set(*cells, font);
}

}  // namespace dawson::pages
