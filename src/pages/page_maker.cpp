#include "pages/page_maker.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "pages/floats/floating_rows.hpp"
#include "pages/vertical_list.hpp"

namespace dawson::pages {
namespace {

constexpr double stretch_of_pages = 40;  // page heights to collect before a long chapter is split
constexpr std::size_t pages_held_back = 3;
constexpr double note_gap = 1.2;    // lines between text and footnotes
constexpr double note_rule = 0.25;  // of the measure
constexpr double least_room = 4;    // lines left on a page that has begun, for rows and text
constexpr int bad_end = 1000;       // a page that has begun must not end at a higher penalty
constexpr int tries = 2;            // lines by which columns may be higher for a better end

// Rounds a height up to whole lines.
double on_grid(double height, double line) { return std::ceil(height / line - 0.01) * line; }

}  // namespace

PageMaker::PageMaker(Design const& design, WordCache& sorts, BookFacts facts, PageSink sink)
    : design_(design),
      sorts_(sorts),
      book_(std::move(facts)),
      sink_(std::move(sink)),
      numbers_(design.roman_front, design.start, design.two_sided),
      columns_(design.columns) {}

void PageMaker::add(VerticalList&& galley) {
  auto const append = [&](std::size_t& items, std::size_t to_item, std::size_t& blocks,
                          std::size_t to_block) {
    for (; items < to_item; ++items) {
      height_ += galley.items[items].height;
      galley_.items.push_back(galley.items[items]);
    }
    for (; blocks < to_block; ++blocks) {
      Block& block = galley.blocks[blocks];
      for (FootNoteLine& line : block.notes) {
        height_ += line.line.height;
        notes_.push_back(line.line);
        note_lines_.push_back(std::move(line));
      }
      block.notes.clear();
      galley_.blocks.push_back(std::move(block));
    }
  };
  std::size_t items = 0, blocks = 0;
  for (FlowStart const& flow : galley.flows) {
    append(items, flow.item, blocks, flow.block);
    end_flow(Ending::together);
    begin_flow(flow.columns, flow.gap);
  }
  append(items, galley.items.size(), blocks, galley.blocks.size());
  // Rows that can float need the whole chapter.
  if (height_ > stretch_of_pages * design_.text_height() * columns_ && !has_floats(galley_.items))
    make_columns(Ending::continues);
}

void PageMaker::begin_flow(int columns, double gap) {
  columns_ = columns;
  gap_ = gap;
}

void PageMaker::end_flow(Ending ending) {
  make_columns(ending);
  gap_ = 0;
  if (!open_) return;
  double const line = design_.leading;
  open_->used = std::max(open_->used, on_grid(open_->bottom, line));
  open_->notes += open_->foot;
  open_->foot = 0;
  // Columns end here only if something follows below them; on the last page they extend to the
  // foot.
}

double PageMaker::flow_top() const { return open_ && open_->used > 0 ? open_->used + gap_ : 0; }

PageGoal PageMaker::goal_from(double from) const {
  PageGoal goal;
  goal.others = design_.text_height();
  goal.first = goal.others - from - (open_ && from > 0 ? open_->notes : 0);
  goal.firsts = static_cast<std::size_t>(columns_);
  goal.note_gap = note_gap * design_.leading;
  goal.line = design_.leading;
  return goal;
}

// Breaks the collected matter into columns; the first ones begin at `from`.
std::vector<BrokenPage> PageMaker::broken(double from) const {
  return break_pages(galley_.items, notes_, goal_from(from));
}

// Breaks it into columns, and moves rows that do not fit into later columns.
std::vector<BrokenPage> PageMaker::floated(double from) {
  auto const moved = [&](double top) {
    return float_rows(galley_.items, notes_, goal_from(top), std::max(1, design_.floats));
  };
  if (from > 0 && design_.text_height() - from - open_->notes < least_room * design_.leading) {
    finish_page("");
    from = 0;
  }
  FloatedItems set = moved(from);
  if (from > 0 && !begins_well(set.items, set.columns, from)) {
    finish_page("");
    set = moved(0);
  }
  std::vector<Block> blocks;
  for (FloatedItems::Set const& one : set.blocks) {
    Block& block = blocks.emplace_back(std::move(galley_.blocks[one.block]));
    if (one.shrunk) block.matter = *block.smaller;
    for (LayoutItem& thing : block.matter.things) {
      if (thing.kind != LayoutKind::row) continue;
      if (one.moved) thing.more += thing.more.empty() ? "moved" : " moved";
      if (one.shrunk) thing.more += thing.more.empty() ? "shrunk" : " shrunk";
    }
  }
  galley_.items = std::move(set.items);
  galley_.items.push_back(PageItem::breakable(new_page));
  galley_.blocks = std::move(blocks);
  return set.columns.empty() ? broken(flow_top()) : std::move(set.columns);
}

// Returns whether the matter may begin on a page that has matter already; otherwise it begins on
// the next page.
bool PageMaker::begins_well(std::span<PageItem const> items, std::vector<BrokenPage> const& columns,
                            double from) const {
  double const room = design_.text_height() - from - open_->notes;
  if (room < 2 * design_.leading - 0.01) return false;
  auto const count = static_cast<std::size_t>(columns_);
  for (std::size_t i = 0; i < std::min(count, columns.size()); ++i) {
    if (columns[i].too_high) return false;
    std::size_t const end = columns[i].end;
    bool const last = i + 1 == columns.size();
    if (!last && end < items.size() && items[end].penalty >= bad_end) return false;
  }
  return true;
}

// Returns columns for the blocks from `first` on, which all fit on one page, as low as possible.
std::vector<BrokenPage> PageMaker::together(BrokenPage const& first, double room) const {
  std::vector<PageItem> items(galley_.items.begin() + static_cast<std::ptrdiff_t>(first.begin),
                              galley_.items.end());
  // Undo column ends that were chosen for full columns.
  for (std::size_t i = 0; i + 1 < items.size(); ++i)
    if (items[i].penalty == new_page && items[i].fills)
      items[i] = PageItem::breakable(std::max(0, items[i + 1].penalty));
  std::span<NoteLine const> const notes = std::span(notes_).subspan(first.notes_begin);
  double const line = design_.leading;
  auto const count = static_cast<std::size_t>(columns_);
  double total = 0;
  for (PageItem const& item : items) total += item.height;
  for (NoteLine const& note : notes) total += note.height;
  PageGoal goal;
  goal.firsts = count;
  goal.note_gap = note_gap * line;
  goal.line = line;
  goal.even = true;
  std::vector<BrokenPage> out;
  int since = 0;
  for (double lines = std::max(1.0, std::floor(total / static_cast<double>(count) / line) - 2);
       since <= tries; ++lines) {
    bool const all = lines * line >= room;
    goal.first = goal.others = std::min(lines * line, room);
    auto made = break_pages(items, notes, goal);
    bool const fits = made.size() <= count && std::ranges::none_of(made, [](BrokenPage const& one) {
                        return one.too_high;
                      });
    int worst = 0;
    for (std::size_t i = 0; i + 1 < made.size(); ++i)
      if (made[i].end < items.size()) worst = std::max(worst, items[made[i].end].penalty);
    bool const well = fits && worst < bad_end;
    if (well || (fits && out.empty() && worst < keep) || (all && out.empty()))
      out = std::move(made);
    if (well || all) break;
    if (!out.empty()) ++since;
  }
  for (BrokenPage& one : out) {
    one.begin += first.begin, one.end += first.begin;
    one.notes_begin += first.notes_begin, one.notes_end += first.notes_begin;
  }
  return out;
}

void PageMaker::make_columns(Ending ending) {
  if (galley_.blocks.empty()) return drop_made(galley_.items.size(), 0, notes_.size());
  bool const to_end = ending != Ending::continues;
  if (to_end) galley_.items.push_back(PageItem::breakable(new_page));
  double from = flow_top();
  std::vector<BrokenPage> columns;
  if (to_end && has_floats(galley_.items)) {
    columns = floated(from);
    from = flow_top();
  } else {
    columns = broken(from);
    if (from > 0 && !begins_well(galley_.items, columns, from)) {
      finish_page("");
      from = 0;
      columns = broken(from);
    }
  }
  auto const count = static_cast<std::size_t>(columns_);
  std::size_t made = columns.size();
  if (!to_end)
    made = columns.size() > pages_held_back * count
               ? (columns.size() - pages_held_back * count) / count * count
               : 0;
  if (ending == Ending::together && count > 1 && !columns.empty()) {
    std::size_t const last = (columns.size() - 1) / count * count;
    double room = design_.text_height();
    if (last == 0) room -= from + (open_ && from > 0 ? open_->notes : 0);
    auto even = together(columns[last], room);
    columns.resize(last);
    std::ranges::move(even, std::back_inserter(columns));
    made = columns.size();
  }
  note_edges(columns, made, from);
  std::size_t items = 0, blocks = 0, notes = 0;  // totals before the column
  std::vector<std::vector<double>> lines;        // tops of a page of rows alone, by column
  auto const count_blocks = [&](std::size_t to) {
    for (; items < to; ++items) blocks += galley_.items[items].kind == PageItem::Type::block;
  };
  for (std::size_t i = 0; i < made; ++i) {
    std::size_t const column = i % count;
    if (column == 0 && i > 0) {
      finish_page("");
      from = 0;
    }
    count_blocks(columns[i].begin);
    if (column == 0) {
      std::size_t const size = std::min(count, made - i);
      lines = tops_on_lines(std::span(columns).subspan(i, size), blocks, from,
                            to_end && i + size == made);
    }
    set_column(columns[i], blocks, static_cast<int>(column), from,
               lines.empty() ? std::vector<double>() : std::move(lines[column]));
    count_blocks(columns[i].end);
    notes = columns[i].notes_end;
  }
  if (to_end) return drop_made(galley_.items.size(), galley_.blocks.size(), notes_.size());
  if (made > 0) finish_page("");
  drop_made(items, blocks, notes);
}

void PageMaker::drop_made(std::size_t items, std::size_t blocks, std::size_t notes) {
  auto const drop = [](auto& from, std::size_t count) {
    from.erase(from.begin(), from.begin() + static_cast<std::ptrdiff_t>(count));
  };
  drop(galley_.items, items);
  drop(galley_.blocks, blocks);
  drop(notes_, notes);
  drop(note_lines_, notes);
  height_ = 0;
  for (PageItem const& item : galley_.items) height_ += item.height;
  for (NoteLine const& line : notes_) height_ += line.height;
}

void PageMaker::open_page() {
  if (open_) return;
  open_ = Open();
  open_->opens = std::exchange(opens_, false);
  open_->page.right = numbers_.next_is_right();
  if (own_) ++own_pages_;
}

void PageMaker::set_column(BrokenPage const& broken, std::size_t first_block, int column,
                           double from, std::vector<double> tops) {
  open_page();
  if (column == 0) {
    // Other matter follows below the columns, so they end here.
    for (std::size_t const thing : open_->columns) {
      LayoutItem& above = open_->page.matter.things[thing];
      above.height = design_.top + open_->used - above.y;
    }
    open_->columns.clear();
  }
  double const width = design_.column_width(columns_);
  double const left = design_.left_of(open_->page.right) + column * (width + design_.gutter);
  double const top = design_.top + from;
  if (sorts_.keeps_words()) {
    open_->columns.push_back(open_->page.matter.things.size());
    open_->page.matter.things.push_back({LayoutKind::column, left, top, width,
                                         design_.text_height() - from, std::to_string(column + 1),
                                         "of=" + std::to_string(columns_)});
  }
  if (tops.empty()) {
    tops = block_tops(galley_.items, broken, has_text_lines(broken) ? design_.leading : 0);
    place_grids(broken, first_block, tops,
                design_.text_height() - from - open_->notes - notes_height(notes_, broken));
  }
  if (own_ && own_->vertical == OwnPage::Vertical::spread && columns_ == 1)
    spread(broken, tops, design_.text_height() - from - open_->notes);
  add_blocks(broken, first_block, std::move(tops), left, top);
  add_notes(broken, left);
  if (broken.too_high && broken.begin < broken.end)
    findings_.push_back(
        text::warning("W-HIGH", galley_.blocks[first_block].where,
                      "content is higher than a page; it extends into the bottom margin"));
}

// Stretches the gaps between blocks evenly, so that the last one reaches the foot.
void PageMaker::spread(BrokenPage const& broken, std::vector<double>& tops, double room) const {
  std::vector<std::size_t> gaps;  // number of gaps above each block, from the first on
  std::size_t count = 0;
  double bottom = 0;
  for (std::size_t i = broken.begin, block = 0; i < broken.end; ++i) {
    PageItem const& item = galley_.items[i];
    if (item.kind == PageItem::Type::space && !gaps.empty()) ++count;
    if (item.kind != PageItem::Type::block) continue;
    gaps.push_back(count);
    bottom = tops[block++] + item.height;
  }
  if (gaps.empty() || gaps.back() == 0) return;
  double const more =
      (room - notes_height(notes_, broken) - bottom) / static_cast<double>(gaps.back());
  if (more <= 0) return;
  for (std::size_t block = 0; block < tops.size(); ++block)
    tops[block] += more * static_cast<double>(gaps[block]);
}

void PageMaker::add_blocks(BrokenPage const& broken, std::size_t first_block,
                           std::vector<double> tops, double left, double top) {
  PageContent& matter = open_->page.matter;
  double const from = top - design_.top;
  if (!tops.empty()) {
    std::size_t last = broken.end;
    while (galley_.items[--last].kind != PageItem::Type::block) {}
    open_->bottom = std::max(open_->bottom, from + tops.back() + galley_.items[last].height);
  }
  for (std::size_t i = 0; i < tops.size(); ++i) {
    Block const& block = galley_.blocks[first_block + i];
    if (block.columns) {
      i = add_entries(open_->page, first_block + i, first_block + tops.size(), left,
                      top + tops[i]) -
          first_block - 1;
      continue;
    }
    if (i == 0 && block.head) matter.add(block.head->matter, left, top);
    matter.add(block.matter, left, top + tops[i]);
    if (i + 1 == tops.size() && block.foot) matter.add(*block.foot, left, top + tops[i]);
  }
}

// Sets the run of entries in columns that begins with the block `first`, and returns the block
// after it. `top` is below the room for an incomplete row.
std::size_t PageMaker::add_entries(Page& page, std::size_t first, std::size_t end, double left,
                                   double top) const {
  auto const& run = galley_.blocks[first].columns;
  std::vector<EntryLine> lines;
  std::size_t last = first;
  for (; last < end && galley_.blocks[last].columns == run; ++last)
    lines.push_back(galley_.blocks[last].entry_line);
  auto const starts = even_columns(lines, run->count);
  top -= run->spare;
  for (std::size_t column = 0; column < run->count; ++column) {
    std::size_t const line_end = column + 1 < run->count ? starts[column + 1] : lines.size();
    for (std::size_t line = starts[column]; line < line_end; ++line)
      page.matter.add(galley_.blocks[first + line].matter,
                      left + static_cast<double>(column) * run->pitch,
                      top + static_cast<double>(line - starts[column]) * run->leading);
  }
  return last;
}

void PageMaker::add_notes(BrokenPage const& broken, double left) {
  if (broken.notes_begin == broken.notes_end) return;
  PageContent& matter = open_->page.matter;
  bool const continues = !notes_[broken.notes_begin].opens;
  double const height = notes_height(notes_, broken), width = design_.column_width(columns_);
  open_->foot = std::max(open_->foot, height + note_gap * design_.leading);
  double at = design_.top + design_.text_height() - open_->notes - height;
  // A rule across the whole measure marks notes that continue from the page before.
  RuleAt const rule{left, at - 0.5 * design_.leading, (continues ? 1 : note_rule) * width, 0.4};
  matter.rules.push_back(rule);
  if (sorts_.keeps_words())
    matter.things.push_back({LayoutKind::noterule, rule.x, rule.y, rule.width, rule.height, {}});
  for (std::size_t i = broken.notes_begin; i < broken.notes_end; ++i) {
    FootNoteLine const& line = note_lines_[i];
    matter.add(line.matter, left, at + line.space);
    at += line.line.height;
  }
}

}  // namespace dawson::pages
