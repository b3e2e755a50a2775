#include <algorithm>
#include <cmath>
#include <utility>

#include "pages/page_maker.hpp"

namespace dawson::pages {

// Ends pages and adds the matter around the text: heads, feet and page numbers.

namespace {

constexpr double part_height = 1.0 / 3;  // of the text height, above the heading of a part
constexpr std::size_t least_before = 2;  // lines that move up where a diagram cannot

std::string with_word(std::string const& words, std::string const& word) {
  return words.empty() ? word : word.empty() ? words : words + " " + word;
}

}  // namespace

// Records where a column is short above a diagram at the edge, so that lines of the following text
// can be placed there.
void PageMaker::note_edges(std::vector<BrokenPage> const& columns, std::size_t made, double from) {
  std::size_t block = 0, item = 0;
  for (std::size_t i = 0; i < made; ++i)
    for (; item < columns[i].end; ++item) {
      if (galley_.items[item].kind != PageItem::Type::block) continue;
      EdgePlace const& edge = galley_.blocks[block++].at_edge;
      if (edge.number == 0 || item != columns[i].begin) continue;
      std::size_t const lines =
          i > 0 ? free_lines(columns[i - 1], i <= static_cast<std::size_t>(columns_) ? from : 0)
                : 0;
      std::size_t const before = edge.before + (lines >= least_before ? lines : 0);
      if (before > 0) lines_before_[edge.number] = before;
    }
}

// Returns the number of free lines at the foot of a column.
std::size_t PageMaker::free_lines(BrokenPage column, double from) const {
  column.ratio = 0;
  double room = design_.text_height() - from;
  if (column.notes_begin != column.notes_end)
    room -= notes_height(notes_, column) + goal_from(0).note_gap;
  std::size_t last = column.end;
  while (galley_.items[--last].kind != PageItem::Type::block) {}
  room -= block_tops(galley_.items, column).back() + galley_.items[last].height;
  return static_cast<std::size_t>(std::max(0.0, std::floor(room / design_.leading + 0.01)));
}

void PageMaker::end_chapter() {
  end_flow(Ending::together);
  finish_page("last");
  opens_ = true;
}

void PageMaker::end_page() {
  end_flow(Ending::as_it_comes);
  finish_page("forced");
}

void PageMaker::end_recto() {
  end_page();
  next_on_side(true);
}

void PageMaker::begin_recto() { next_on_side(true); }

void PageMaker::begin_body() {
  end_page();
  if (numbers_.body_meets_side()) send({}, "blank");
  numbers_.begin_body();
}

void PageMaker::begin_own(OwnPage own) {
  end_flow(Ending::together);
  finish_page("forced");
  own_ = own;
  own_pages_ = 0;
}

void PageMaker::end_own() {
  end_flow(Ending::together);
  if (own_ && own_pages_ == 1 && open_) move_own_page();
  finish_page("forced");
  if (own_pages_ > 1)
    findings_.push_back(text::warning(
        "W-HIGH", own_->where, "text of `page` does not fit on one page; it continues on the next",
        "end it earlier with `page end`, or shorten it"));
  own_.reset();
}

// Moves the matter of a separate page to its vertical position. With `spread`, the blocks are in
// place already.
void PageMaker::move_own_page() {
  double const free = design_.text_height() - open_->notes - open_->bottom;
  using Vertical = OwnPage::Vertical;
  double const down = own_->vertical == Vertical::centre ? free / 2
                      : own_->vertical == Vertical::foot ? free
                                                         : 0;
  if (down <= 0) return;
  PageContent moved;
  moved.add(open_->page.matter, 0, down);
  for (std::size_t const column : open_->columns)
    moved.things[column] = open_->page.matter.things[column];
  open_->page.matter = std::move(moved);
}

void PageMaker::next_on_side(bool right) {
  if (numbers_.two_sided() && numbers_.next_is_right() != right) send({}, "blank");
}

void PageMaker::add_page(PageContent matter, std::string flags) {
  Page page;
  page.matter = std::move(matter);
  send(std::move(page), std::move(flags));
}

void PageMaker::add_part(VerticalList&& heading) {
  if (design_.chapters == Chapters::recto) next_on_side(true);
  Page page;
  double at = design_.top + part_height * design_.text_height();
  double const left = design_.left_of(numbers_.next_is_right());
  std::size_t block = 0;
  for (PageItem const& item : heading.items) {
    if (item.kind != PageItem::Type::block) continue;
    page.matter.add(heading.blocks[block++].matter, left, at);
    at += item.height;
  }
  for (HeadingAt const& one : page.matter.headings) part_ = one.title;
  chapter_.clear();
  section_.clear();
  send(std::move(page), "part");
}

void PageMaker::finish_page(std::string const& flags) {
  if (!open_) return;
  Open open = std::move(*open_);
  open_.reset();
  open.page.folio = numbers_.next();
  run_heads(open.page, open.opens);
  std::string page_flags = open.opens ? "first" : "";
  page_flags = with_word(page_flags, flags);
  if (own_ && flags != "forced") page_flags = with_word(page_flags, "forced");
  send(std::move(open.page), std::move(page_flags));
}

// Returns the facts of the page for its running heads, and records what continues on the next
// page.
PageFacts PageMaker::facts_of(Page const& page, bool opens_chapter) {
  int const chapter = book_.chapter_level;
  PageFacts facts{part_, chapter_, section_, {}, {}};
  bool of_page = false, section_of_page = false;
  double const just_below = design_.top + design_.leading;
  for (HeadingAt const& heading : page.matter.headings) {
    if (heading.level == chapter) {
      if (!of_page && (opens_chapter || chapter_.empty() || heading.y < just_below))
        facts.chapter = heading.title, facts.section.clear();
      of_page = true;
      chapter_ = heading.title;
      section_.clear();
    } else if (heading.level == chapter + 1) {
      if (!section_of_page) facts.section = heading.title;
      section_of_page = true;
      section_ = heading.title;
    }
  }
  for (LayoutItem const& thing : page.matter.things) {
    if (thing.kind != LayoutKind::diagram || thing.text == "-") continue;
    if (facts.first.empty()) facts.first = thing.text;
    facts.last = thing.text;
  }
  if (facts.last == facts.first) facts.last.clear();
  return facts;
}

void PageMaker::run_heads(Page& page, bool opens_chapter) {
  PageFacts const facts = facts_of(page, opens_chapter);
  auto const line_of = [&](RunningLine const& lines) {
    return opens_chapter ? lines.first : page.right ? lines.odd : lines.even;
  };
  if (auto const line = line_of(design_.head); line && (!own_ || own_->head))
    add_running_line(page, sorts_, design_, *line, book_, facts, LayoutKind::head,
                     design_.head_baseline());
  if (auto const line = line_of(design_.foot); line && (!own_ || own_->foot))
    add_running_line(page, sorts_, design_, *line, book_, facts, LayoutKind::foot,
                     design_.foot_baseline());
}

void PageMaker::send(Page&& page, std::string flags) {
  page.right = numbers_.next_is_right();
  page.folio = last_folio_ = numbers_.next();
  numbers_.count();
  page.sheet = numbers_.made();
  page.flags = std::move(flags);
  for (AnchorAt const& anchor : page.matter.anchors) anchors_.emplace(anchor.label, page.folio);
  for (HeadingAt const& heading : page.matter.headings) {
    anchors_.emplace(heading.label, page.folio);
    headings_.push_back({heading, page.folio});
  }
  sink_(std::move(page));
}

}  // namespace dawson::pages
