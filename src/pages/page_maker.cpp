#include "pages/page_maker.hpp"

#include <algorithm>
#include <utility>

#include "pages/even_columns.hpp"

namespace dawson::pages {
namespace {

constexpr double stretch_of_pages =
    40;  // heights of a page that are collected before a long chapter is cut
constexpr std::size_t pages_held_back = 3;
constexpr double note_gap = 1.2;    // lines between text and footnotes
constexpr double note_rule = 0.25;  // of the measure
constexpr double head_size = 0.92;

}  // namespace

PageMaker::PageMaker(Design const& design, TypeCase& sorts, std::string title, PageSink sink)
    : design_(design), sorts_(sorts), title_(std::move(title)), sink_(std::move(sink)) {}

void PageMaker::add(Galley&& galley) {
  for (PageItem const& item : galley.items) height_ += item.height;
  for (Block& block : galley.blocks) {
    for (FootNoteLine& line : block.notes) {
      height_ += line.line.height;
      notes_.push_back(line.line);
      note_lines_.push_back(std::move(line));
    }
    block.notes.clear();
  }
  galley_.items.insert(galley_.items.end(), galley.items.begin(), galley.items.end());
  std::ranges::move(galley.blocks, std::back_inserter(galley_.blocks));
  if (height_ > stretch_of_pages * design_.text_height()) make_pages(false);
}

void PageMaker::end_chapter() {
  make_pages(true);
  opens_ = true;
}

void PageMaker::make_pages(bool to_end) {
  if (to_end) galley_.items.push_back(PageItem::breakable(new_page));
  PageGoal goal;
  goal.first = goal.others = design_.text_height();
  goal.note_gap = note_gap * design_.leading;
  goal.line = design_.leading;
  auto pages = break_pages(galley_.items, notes_, goal);
  std::size_t const held_back = to_end ? 0 : std::min(pages.size(), pages_held_back);
  std::size_t items = 0, blocks = 0, notes = 0;  // before the page
  for (std::size_t i = 0; i + held_back < pages.size(); ++i) {
    for (; items < pages[i].begin; ++items)
      blocks += galley_.items[items].kind == PageItem::Type::block;
    make_page(pages[i], blocks, std::exchange(opens_, false));
    for (; items < pages[i].end; ++items)
      blocks += galley_.items[items].kind == PageItem::Type::block;
    notes = pages[i].notes_end;
  }
  galley_.items.erase(galley_.items.begin(),
                      galley_.items.begin() + static_cast<std::ptrdiff_t>(items));
  galley_.blocks.erase(galley_.blocks.begin(),
                       galley_.blocks.begin() + static_cast<std::ptrdiff_t>(blocks));
  notes_.erase(notes_.begin(), notes_.begin() + static_cast<std::ptrdiff_t>(notes));
  note_lines_.erase(note_lines_.begin(), note_lines_.begin() + static_cast<std::ptrdiff_t>(notes));
  if (to_end) {
    galley_ = {};
    notes_.clear();
    note_lines_.clear();
  }
  height_ = 0;
  for (PageItem const& item : galley_.items) height_ += item.height;
  for (NoteLine const& line : notes_) height_ += line.height;
}

void PageMaker::make_page(BrokenPage const& broken, std::size_t first_block, bool opens_chapter) {
  Page page;
  int const number = pages_ + 1;
  double const left = design_.left(number);
  auto const tops = block_tops(galley_.items, broken);
  for (std::size_t i = 0; i < tops.size(); ++i) {
    Block const& block = galley_.blocks[first_block + i];
    if (block.columns) {
      i = add_columns(page, first_block + i, first_block + tops.size(), left,
                      design_.top + tops[i]) -
          first_block - 1;
      continue;
    }
    if (i == 0 && block.head) page.matter.add(block.head->matter, left, design_.top);
    page.matter.add(block.matter, left, design_.top + tops[i]);
    if (i + 1 == tops.size() && block.foot)
      page.matter.add(*block.foot, left, design_.top + tops[i]);
  }
  add_notes(page, broken, left);
  if (broken.too_high && !tops.empty())
    findings_.push_back(text::warning("W-HIGH", galley_.blocks[first_block].where,
                                      "this is higher than a page and stands out at its foot"));
  run_heads(page, opens_chapter);
  finish(std::move(page));
}

// Sets the run of columns that begins with the block `first`; the block behind it. `top` is below
// the room for a row that is not full.
std::size_t PageMaker::add_columns(Page& page, std::size_t first, std::size_t end, double left,
                                   double top) const {
  auto const& run = galley_.blocks[first].columns;
  std::vector<EntryLine> lines;
  std::size_t last = first;
  for (; last < end && galley_.blocks[last].columns == run; ++last)
    lines.push_back(galley_.blocks[last].entry_line);
  auto const starts = even_columns(lines, run->count);
  top -= run->spare;
  for (std::size_t column = 0; column < run->count; ++column) {
    std::size_t const behind = column + 1 < run->count ? starts[column + 1] : lines.size();
    for (std::size_t line = starts[column]; line < behind; ++line)
      page.matter.add(galley_.blocks[first + line].matter,
                      left + static_cast<double>(column) * run->pitch,
                      top + static_cast<double>(line - starts[column]) * run->leading);
  }
  return last;
}

void PageMaker::add_notes(Page& page, BrokenPage const& broken, double left) const {
  if (broken.notes_begin == broken.notes_end) return;
  bool const goes_on = !notes_[broken.notes_begin].opens;
  double at = design_.top + design_.text_height() - notes_height(notes_, broken);
  // A rule over the whole measure says that what is below it comes from the page before.
  page.matter.rules.push_back(
      {left, at - 0.5 * design_.leading, (goes_on ? 1 : note_rule) * design_.text_width(), 0.4, 0});
  for (std::size_t i = broken.notes_begin; i < broken.notes_end; ++i) {
    FootNoteLine const& line = note_lines_[i];
    page.matter.add(line.matter, left, at + line.space);
    at += line.line.height;
  }
}

void PageMaker::run_heads(Page& page, bool opens_chapter) {
  int const number = pages_ + 1;
  for (HeadingAt const& heading : page.matter.headings)
    if (heading.level == 1 && (opens_chapter || chapter_.empty())) chapter_ = heading.title;
  double const left = design_.left(number), width = design_.text_width();
  layout::Font font = design_.text;
  layout::TypeLine const folio = sorts_.word(std::to_string(number), font);
  if (opens_chapter) {
    page.matter.type.push_back({left + (width - folio.width) / 2, design_.foot, folio.shaped});
  } else {
    bool const right_page = !design_.two_sided || number % 2 == 1;
    font.size *= head_size;
    font.italic = true;
    std::string const& text = right_page && !chapter_.empty() ? chapter_ : title_;
    layout::TypeLine const head =
        text.empty() ? layout::TypeLine{} : sorts_.set(prose::Text{text}, font);
    page.matter.type.push_back(
        {right_page ? left + width - folio.width : left, design_.head, folio.shaped});
    // A title that would run into the folio is left out.
    if (head.shaped && head.width < width - 4 * folio.width)
      page.matter.type.push_back(
          {right_page ? left : left + width - head.width, design_.head, head.shaped});
  }
  for (HeadingAt const& heading : page.matter.headings)
    if (heading.level == 1) chapter_ = heading.title;
}

void PageMaker::add_page(Matter matter) {
  Page page;
  page.matter = std::move(matter);
  finish(std::move(page));
}

void PageMaker::finish(Page&& page) {
  ++pages_;
  page.folio = std::to_string(pages_);
  for (AnchorAt const& anchor : page.matter.anchors) anchors_.emplace(anchor.label, pages_);
  for (HeadingAt const& heading : page.matter.headings) {
    anchors_.emplace(heading.label, pages_);
    headings_.push_back({heading, pages_});
  }
  sink_(std::move(page));
}

}  // namespace dawson::pages
