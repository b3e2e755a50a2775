// Everything ends in `add_block`: a block of known height, what it costs to end a page before it,
// and the gap between the two. Gaps and penalties are asked for by what stands on either side; the
// greatest counts. What leaves the grid of baselines (small type, boards) is followed by a gap that
// leads back to it.
#include "pages/compositor/compositor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "layout/board.hpp"

namespace dawson::pages {
namespace {

constexpr int widow = 2500;              // a paragraph's last line alone on a page, or its first
constexpr int divided_page = 150;        // a page that ends within a word
constexpr std::size_t introduction = 2;  // lines under a heading that need something below them

// Pictures with nothing but blanks between them.
bool is_row_of_pictures(prose::Inlines const& inlines) {
  return std::ranges::all_of(inlines, [](prose::Inline const& part) {
    auto const* text = std::get_if<prose::Text>(&part);
    return std::holds_alternative<prose::Image>(part) ||
           std::holds_alternative<prose::LineBreak>(part) ||
           (text && text->text.find_first_not_of(" \n") == std::string::npos);
  });
}

// Beside a diagram go paragraphs alone.
bool stands_beside(prose::Block const& block) {
  return std::holds_alternative<prose::Paragraph>(block.content);
}

bool is_comment(prose::Block const& block) {
  auto const* raw = std::get_if<prose::RawBlock>(&block.content);
  return raw && raw->text.starts_with("<!--");
}

}  // namespace

Compositor::Compositor(TypeCase& sorts, Design const& design, ContentLookup const& lookup,
                       std::map<std::string, prose::Footnote const*> notes, Structure* structure,
                       NodeId part)
    : sorts_(sorts),
      design_(design),
      lookup_(lookup),
      notes_(std::move(notes)),
      frame_{0, design.column_width(design.columns), design.text, design.leading, true},
      wanted_columns_(design.columns),
      columns_(design.columns),
      down_(design.grid.down),
      tags_(structure, design, part) {}

void Compositor::gap(Gap const& wanted) {
  for (Gap* const gap : {&gap_, &apart_}) {
    if (gap == &apart_ && of_row_) break;
    gap->height = std::max(gap->height, wanted.height);
    gap->stretch = std::max(gap->stretch, wanted.stretch);
    gap->shrink = std::max(gap->shrink, wanted.shrink);
    gap->to_grid = gap->to_grid || wanted.to_grid;
  }
}

void Compositor::penalty(int cost) { penalty_ = std::max(penalty_, cost); }

void Compositor::before_block() {
  if (begun_) {
    if (frame_.on_grid && gap_.to_grid) {
      double const lines = (depth_ + gap_.height) / design_.leading;
      gap_.height += (std::ceil(lines - 0.01) - lines) * design_.leading;
    }
    bool const apart = gap_.height > 0 || gap_.stretch > 0;
    if (penalty_ > 0 || !apart) galley_.items.push_back(PageItem::breakable(penalty_));
    if (apart) galley_.items.push_back(PageItem::space(gap_.height, gap_.stretch, gap_.shrink));
    depth_ += gap_.height;
  }
  begun_ = true;
  gap_ = {};
  penalty_ = 0;
}

void Compositor::add_block(Block block, double height, double over) {
  before_block();
  if (item_label_) {
    if (item_label_->line.shaped)
      block.matter.type.push_back({item_label_->x, over + baseline_part * frame_.leading,
                                   item_label_->line.shaped, 1, item_label_->node, Behind::space});
    if (sorts_.keeps_words())
      block.matter.things.insert(
          block.matter.things.begin(),
          {ThingKind::label, item_label_->x, over, item_label_->line.width, frame_.leading,
           item_label_->text, line_kind_ == ThingKind::note ? "note" : ""});
    item_label_.reset();
  }
  block.where = where_;
  galley_.items.push_back(
      PageItem::block(height, block.notes.size(), block.head ? block.head->height : 0));
  PageItem& item = galley_.items.back();
  item.barrier = std::exchange(barrier_, false);
  if (!of_row_) {
    if (after_row_)
      item.join = apart_.height, item.join_stretch = apart_.stretch,
      item.join_shrink = apart_.shrink;
    apart_ = {};
  }
  after_row_ = of_row_;
  after_example_ = false;
  galley_.blocks.push_back(std::move(block));
  depth_ += height;
}

Galley Compositor::take() { return std::exchange(galley_, {}); }

void Compositor::begin_page(bool new_chapter) {
  finish_row();
  clear_beside();
  begun_ = false;
  gap_ = {};
  penalty_ = 0;
  depth_ = 0;
  indents_ = false;
  after_heading_ = false;
  new_chapter_ = new_chapter;
}

bool Compositor::is_outermost() const {
  return flows_ && frame_.left == 0 && frame_.width == design_.column_width(columns_) &&
         list_depth_ == 0;
}

// Below what stands in other columns, or below a heading in its distance.
void Compositor::stand_in(int columns) {
  if (columns == columns_ || !is_outermost()) return;
  clear_beside();
  double const gap = after_heading_ ? gap_.height : design_.leading;
  galley_.flows.push_back({galley_.items.size(), galley_.blocks.size(), columns, gap});
  bool const fresh = new_chapter_;
  columns_ = columns;
  frame_.width = design_.column_width(columns);
  begun_ = false;
  gap_ = {};
  penalty_ = 0;
  depth_ = 0;
  indents_ = false;
  new_chapter_ = fresh;
}

void Compositor::set_columns(int columns) {
  finish_row();
  wanted_columns_ = columns;
  stand_in(columns);
}

void Compositor::set_down(int rows) {
  finish_row();
  down_ = rows;
}

void Compositor::span() {
  finish_row();
  stand_in(1);
}

void Compositor::break_column() {
  finish_row();
  stand_in(wanted_columns_);
  if (begun_) galley_.items.push_back(PageItem::breakable(new_page));
  bool const chapter = new_chapter_;
  begin_page(chapter);
}

void Compositor::add(prose::Blocks const& blocks) {
  for (prose::Block const& block : blocks) add(block);
}

void Compositor::add(prose::Block const& block) {
  where_ = block.where;
  if (is_comment(block)) return;
  if (!std::holds_alternative<prose::DirectiveAt>(block.content)) {
    finish_row();
    auto const* heading = std::get_if<prose::Heading>(&block.content);
    if (!stands_beside(block)) clear_beside();
    bool const spans = heading && new_chapter_ && heading->level <= design_.chapter_level();
    stand_in(spans ? 1 : wanted_columns_);
  }
  std::size_t const blocks = galley_.blocks.size();
  bool const below_heading = after_heading_;
  std::visit([&](auto const& what) { take_block(what, block); }, block.content);
  if (galley_.blocks.size() == blocks) return;
  new_chapter_ = false;
  after_heading_ = std::holds_alternative<prose::Heading>(block.content);
  // A line or two under a heading say what comes: they do not stand at the foot of a page.
  if (below_heading && std::holds_alternative<prose::Paragraph>(block.content) &&
      galley_.blocks.size() - blocks <= introduction)
    penalty(widow);
}

void Compositor::report_if_wide(SetLine const& line) {
  if (line.too_wide)
    findings_.push_back(text::warning(
        "W-WIDE", where_, "a word is wider than its line and stands out into the margin"));
}

void Compositor::add_lines(std::vector<SetLine> const& lines, double leading) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    SetLine const& line = lines[i];
    if (beside_.before == 0 && beside_.lines > 0 && is_outermost()) {
      // The lines beside a diagram stay with it.
      if (!beside_.matter) penalty(keep);
      else if (i > 0) penalty((i == 1 || i + 1 == lines.size() ? widow : 0));
      Block block;
      begin_beside(block);
      add_line(line, leading, std::move(block));
      --beside_.lines;
      continue;
    }
    if (beside_.before > 0 && is_outermost()) --beside_.before;
    if (i > 0)
      penalty((i == 1 || i + 1 == lines.size() ? widow : 0) +
              (lines[i - 1].divided ? divided_page : 0));
    add_line(line, leading);
  }
}

void Compositor::list(Matter& matter, SetLine const& line, double top, double height,
                      std::string more) const {
  if (!sorts_.keeps_words()) return;
  if (line.justified) more = fmt::format("z={:.3f} s={:.2f}", line.scale, line.space);
  else if (line.last && line_kind_ == ThingKind::line) more = "last";
  matter.things.push_back({line_kind_, frame_.left + line.from, top, line.width - line.from, height,
                           line.text, std::move(more)});
}

void Compositor::add_line(SetLine const& line, double leading, Block block, std::string more) {
  report_if_wide(line);
  double const over = room_above(line, leading);
  list(block.matter, line, 0, over + leading, std::move(more));
  block.matter.add(line.matter, frame_.left, over + baseline_part * leading);
  block.notes = notes_called(line.notes);
  last_line_end_ = frame_.left + line.width;
  last_baseline_ = over + baseline_part * leading;
  add_block(std::move(block), over + leading, over);
}

ParagraphStyle Compositor::running_text(bool indented) const {
  ParagraphStyle style;
  style.font = frame_.font;
  style.width = frame_.width;
  style.indent = indented ? design_.indent.value_or(frame_.leading) : 0;
  if (design_.ragged) style.flush = layout::Flush::left;
  style.letter_fit = design_.letter_fit;
  return style;
}

void Compositor::add_paragraph(prose::Inlines const& inlines, ParagraphStyle const& style,
                               double leading) {
  prose::Inlines text = with_references(inlines);
  if (beside_.lines > 0 && is_outermost()) {
    ParagraphStyle shorter = style;
    shorter.shorts_from = beside_.before;
    shorter.shorts = beside_.lines;
    shorter.short_by = beside_.by;
    shorter.short_left = beside_.left;
    return add_lines(set_paragraph(sorts_, text, shorter, inlays(tags_.text_part(line_kind_))),
                     leading);
  }
  if (std::exchange(opens_chapter_, false) && design_.initials > 0 &&
      line_kind_ == ThingKind::line && is_outermost())
    return add_initial(std::move(text), style, {}, leading);
  add_lines(set_paragraph(sorts_, text, style, inlays(tags_.text_part(line_kind_))), leading);
}

void Compositor::take_block(prose::Paragraph const& paragraph, prose::Block const& block) {
  if (paragraph.inlines.size() == 1)
    if (auto const* image = std::get_if<prose::Image>(&paragraph.inlines.front()))
      return add_picture(*image, block.where);
  ParagraphStyle style = running_text(indents_);
  if (is_row_of_pictures(paragraph.inlines)) {
    style.indent = 0;
    style.flush = layout::Flush::centre;
  }
  if (indents_ && design_.paragraph_space > 0) {
    double const space = design_.paragraph_space;
    gap({space, space / 2, space / 4});
  }
  add_paragraph(paragraph.inlines, style, frame_.leading);
  indents_ = true;
}

void Compositor::take_block(prose::List const& list, prose::Block const&) {
  double const line = design_.leading;
  bool const outermost = list_depth_++ == 0;
  NodeId const part = tags_.add(list.ordered ? Role::numbered_list : Role::list);
  if (Structure* const structure = tags_.structure())
    structure->number(part, list.ordered ? Numbering::decimal
                            : outermost  ? Numbering::disc
                                         : Numbering::none);
  std::vector<ItemLabel> labels;
  double widest = 0;
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    std::string const text = list.ordered ? fmt::format("{}.", list.start + static_cast<int>(i))
                             : outermost  ? "•"
                                          : "–";
    labels.push_back({sorts_.word(text, frame_.font), 0, text});
    widest = std::max(widest, labels.back().line.width);
  }
  double const space = frame_.font.size / 2;
  double const indent = std::max(widest + space, frame_.font.size * 1.3);
  if (outermost) gap({line / 2, line / 4, 0});
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    if (i > 0 && !list.tight) gap({line / 2, line / 4, 0});
    labels[i].x = frame_.left + indent - space - labels[i].line.width;
    NodeId const item = tags_.add(part, Role::item);
    labels[i].node = tags_.text_of(tags_.add(item, Role::label), labels[i].text);
    tags_.within(tags_.add(item, Role::body),
                 [&] { add_item(list.items[i], std::move(labels[i]), indent); });
  }
  if (outermost) gap({line / 2, line / 4, 0});
  --list_depth_;
  indents_ = false;
}

void Compositor::add_item(prose::Blocks const& blocks, ItemLabel label, double indent) {
  Frame const outer = frame_;
  frame_.left += indent;
  frame_.width -= indent;
  item_label_ = std::move(label);
  indents_ = false;
  add(blocks);
  finish_row();
  if (item_label_) add_block({}, frame_.leading);  // an empty item shows its number all the same
  frame_ = outer;
}

void Compositor::take_block(prose::Rule const&, prose::Block const&) {
  double const line = design_.leading;
  gap({line / 2, line / 2, 0});
  Block block;
  double const width = frame_.width / 4;
  double const left = frame_.left + (frame_.width - width) / 2;
  block.matter.rules.push_back({left, line / 2, width, 0.5, 0});
  if (sorts_.keeps_words())
    block.matter.things.push_back({ThingKind::rule, left, line / 2, width, 0.5, {}});
  penalty(widow);
  add_block(std::move(block), line);
  gap({line / 2, line / 2, 0});
  indents_ = false;
}

void Compositor::take_block(prose::RawBlock const&, prose::Block const& block) {
  findings_.push_back(text::warning("W-HTML", block.where,
                                    "HTML has no place in a booklet: it is left out",
                                    "write it in Markdown, or as a comment <!-- ... -->"));
}

}  // namespace dawson::pages
