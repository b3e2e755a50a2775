// The compositor turns document blocks into a galley. Everything ends in `add_block`: a block of
// known height, the cost of ending a page before it, and the gap between the two. The elements on
// both sides ask for gaps and penalties, of which the greatest counts. Matter that leaves the
// baseline grid (small type, boards) is followed by a gap that leads back to it.
#include "pages/compositor/compositor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "layout/board.hpp"

namespace dawson::pages {
namespace {

constexpr int widow = 2500;              // a paragraph's first or last line alone on a page
constexpr int divided_page = 150;        // a page that ends with a hyphen
constexpr int announced = 4000;          // cost of a page that ends after a colon
constexpr std::size_t introduction = 2;  // lines under a heading that need text below them

// Returns whether a paragraph contains pictures only, with blanks between them.
bool is_row_of_pictures(prose::Inlines const& inlines) {
  return std::ranges::all_of(inlines, [](prose::Inline const& part) {
    auto const* text = std::get_if<prose::Text>(&part);
    return std::holds_alternative<prose::Image>(part) ||
           std::holds_alternative<prose::LineBreak>(part) ||
           (text && text->text.find_first_not_of(" \n") == std::string::npos);
  });
}

// Returns whether a block can be set beside a diagram: only paragraphs can.
bool can_be_beside(prose::Block const& block) {
  return std::holds_alternative<prose::Paragraph>(block.content);
}

bool is_comment(prose::Block const& block) {
  auto const* raw = std::get_if<prose::RawBlock>(&block.content);
  return raw && raw->text.starts_with("<!--");
}

}  // namespace

Compositor::Compositor(WordCache& sorts, Design const& design, ContentLookup const& lookup,
                       std::map<std::string, prose::Footnote const*> notes, Structure* structure)
    : sorts_(sorts),
      design_(design),
      lookup_(lookup),
      text_{{0, design.column_width(design.columns), design.text, design.leading, true}},
      flow_(design),
      rows_(design.grid.down),
      notes_(std::move(notes)),
      tags_(structure, design) {}

Compositor::Compositor(WordCache& sorts, Design const& design, ContentLookup const& lookup,
                       TextFrame text, Structure* structure, NodeId part)
    : sorts_(sorts),
      design_(design),
      lookup_(lookup),
      text_(std::move(text)),
      flow_(design, false),
      rows_(design.grid.down),
      notes_({}),
      tags_(structure, design, part) {}

PageItem& Compositor::add_block(Block block, double height, double over) {
  if (text_.label) {
    if (text_.label->line.shaped)
      block.matter.type.push_back({text_.label->x, over + baseline_part * text_.frame.leading,
                                   text_.label->line.shaped, 1, text_.label->node, After::space});
    if (sorts_.keeps_words())
      block.matter.things.insert(
          block.matter.things.begin(),
          {LayoutKind::label, text_.label->x, over, text_.label->line.width, text_.frame.leading,
           text_.label->text, text_.line_kind == LayoutKind::note ? "note" : ""});
    text_.label.reset();
  }
  block.where = text_.where;
  return flow_.add(std::move(block), height, text_.frame.on_grid);
}

void Compositor::begin_page(bool new_chapter) {
  finish_row();
  clear_beside();
  flow_.begin_page(new_chapter);
  text_.indents = false;
  text_.after_heading = false;
}

bool Compositor::is_outermost() const {
  return flow_.may_change_columns() && text_.frame.left == 0 &&
         text_.frame.width == design_.column_width(flow_.columns()) && text_.list_depth == 0;
}

// Below the other columns, or below a heading at its distance.
void Compositor::stand_in(int columns) {
  if (columns == flow_.columns() || !is_outermost()) return;
  clear_beside();
  flow_.begin_columns(columns, text_.after_heading);
  text_.frame.width = design_.column_width(columns);
  text_.indents = false;
}

void Compositor::set_columns(int columns) {
  finish_row();
  flow_.want_columns(columns);
  stand_in(columns);
}

void Compositor::set_down(int rows) {
  finish_row();
  rows_.set_down(rows);
}

void Compositor::span() {
  finish_row();
  stand_in(1);
}

void Compositor::break_column() {
  finish_row();
  stand_in(flow_.wanted_columns());
  flow_.end_column();
  begin_page(flow_.is_new_chapter());
}

void Compositor::add(prose::Blocks const& blocks) {
  for (prose::Block const& block : blocks) add(block);
}

void Compositor::add(prose::Block const& block) {
  text_.where = block.where;
  if (is_comment(block)) return;
  if (!std::holds_alternative<prose::DirectiveAt>(block.content)) {
    finish_row();
    auto const* heading = std::get_if<prose::Heading>(&block.content);
    if (!can_be_beside(block)) clear_beside();
    bool const spans =
        heading && flow_.is_new_chapter() && heading->level <= design_.chapter_level();
    stand_in(spans ? 1 : flow_.wanted_columns());
  }
  std::size_t const blocks = flow_.block_count();
  bool const below_heading = text_.after_heading;
  std::visit([&](auto const& what) { take_block(what, block); }, block.content);
  if (flow_.block_count() == blocks) return;
  flow_.end_new_chapter();
  // Text below a table or a list does not open the chapter.
  if (std::holds_alternative<prose::Table>(block.content) ||
      std::holds_alternative<prose::List>(block.content) ||
      std::holds_alternative<prose::CodeBlock>(block.content))
    text_.opens_chapter = false;
  text_.after_heading = std::holds_alternative<prose::Heading>(block.content);
  auto const* paragraph = std::get_if<prose::Paragraph>(&block.content);
  if (!paragraph || paragraph->inlines.empty()) return;
  // A line or two under a heading introduce the next block, as does a text that ends with a colon,
  // so they must not end a page.
  if (below_heading && flow_.block_count() - blocks <= introduction) penalty(widow);
  auto const* last = std::get_if<prose::Text>(&paragraph->inlines.back());
  if (last && last->text.ends_with(':')) penalty(announced);
}

std::string named(std::string const& word) {
  return word.empty() ? "a board or a picture" : fmt::format("`{}`", word);
}

void Compositor::report_if_wide(SetLine const& line) {
  if (line.too_wide)
    findings_.push_back(text::warning(
        "W-WIDE", text_.where,
        fmt::format("{} is wider than its line; it extends into the margin", named(*line.too_wide)),
        "shorten it, or write it so that a line can end within it"));
}

void Compositor::add_lines(std::vector<SetLine> const& lines, double leading) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    SetLine const& line = lines[i];
    bool const in_measure = is_outermost();
    if (in_measure && beside_.takes_next_line()) {
      // The lines beside a diagram stay together with it.
      if (beside_.has_begun()) penalty(keep);
      else if (i > 0) penalty((i == 1 || i + 1 == lines.size() ? widow : 0));
      Block block;
      block.notes = notes_called(beside_.put_into(block));
      add_line(line, leading, std::move(block));
      beside_.count_line();
      continue;
    }
    if (in_measure) beside_.count_line();
    int const alone = text_.line_kind == LayoutKind::solution
                          ? kept_below_ > 0 ? keep : 0               // last lines may be alone
                      : i == 1 && text_.after_heading   ? 3 * widow  // a heading with one line
                      : i == 1 || i + 1 == lines.size() ? widow
                                                        : 0;
    if (i > 0) penalty(std::min(keep, alone + (lines[i - 1].divided ? divided_page : 0)));
    if (kept_below_ > 0 && !(i == 0 && opens_kept_)) --kept_below_;
    opens_kept_ = false;
    add_line(line, leading);
  }
}

void Compositor::list(PageContent& matter, SetLine const& line, double top, double height,
                      std::string more) const {
  if (!sorts_.keeps_words()) return;
  if (line.justified) more = fmt::format("z={:.3f} s={:.2f}", line.scale, line.space);
  else if (line.last && text_.line_kind == LayoutKind::line) more = "last";
  if (!line.about.empty()) more = line.about + (more.empty() ? "" : " ") + more;
  matter.things.push_back({text_.line_kind, text_.frame.left + line.from, top,
                           line.width - line.from, height, line.text, std::move(more)});
}

void Compositor::add_line(SetLine const& line, double leading, Block block, std::string more) {
  report_if_wide(line);
  double const over = room_above(line, leading),
               height = over + leading + room_below(line, leading);
  list(block.matter, line, 0, height, std::move(more));
  block.matter.add(line.matter, text_.frame.left, over + baseline_part * leading);
  std::ranges::move(notes_called(line.notes), std::back_inserter(block.notes));
  line_end_ = {text_.frame.left + line.width, over + baseline_part * leading};
  add_block(std::move(block), height, over);
}

ParagraphStyle Compositor::running_text(bool indented) const {
  ParagraphStyle style;
  style.font = text_.frame.font;
  style.width = text_.frame.width;
  style.indent = indented ? design_.indent.value_or(text_.frame.leading) : 0;
  if (design_.ragged) style.flush = layout::Flush::left;
  style.letter_fit = design_.letter_fit;
  return style;
}

void Compositor::add_paragraph(prose::Inlines const& inlines, ParagraphStyle const& style,
                               double leading) {
  prose::Inlines text = with_references(inlines);
  if (beside_.is_open() && is_outermost()) {
    ParagraphStyle shorter = style;
    beside_.shorten(shorter);
    return add_lines(set_paragraph(sorts_, text, shorter, inlays(tags_.text_part(text_.line_kind))),
                     leading);
  }
  if (std::exchange(text_.opens_chapter, false) && text_.line_kind == LayoutKind::line &&
      is_outermost())
    return add_opening(std::move(text), style, leading);
  add_lines(set_paragraph(sorts_, text, style, inlays(tags_.text_part(text_.line_kind))), leading);
}

// Adds the first paragraph of a chapter, as the design opens chapters.
void Compositor::add_opening(prose::Inlines text, ParagraphStyle const& style, double leading) {
  if (design_.initials > 0) return add_initial(std::move(text), style, {}, leading);
  if (design_.small_caps_opening) text = with_opening(std::move(text));
  add_lines(set_paragraph(sorts_, text, style, inlays(tags_.text_part(text_.line_kind))), leading);
}

void Compositor::take_block(prose::Paragraph const& paragraph, prose::Block const& block) {
  if (paragraph.inlines.size() == 1)
    if (auto const* image = std::get_if<prose::Image>(&paragraph.inlines.front()))
      return add_picture(*image, block.where);
  ParagraphStyle style = running_text(text_.indents);
  if (is_row_of_pictures(paragraph.inlines)) {
    style.indent = 0;
    style.flush = layout::Flush::centre;
  }
  if (text_.indents && design_.paragraph_space > 0) {
    double const space = design_.paragraph_space;
    gap({space, space / 2, space / 4});
  }
  add_paragraph(paragraph.inlines, style, text_.frame.leading);
  text_.indents = true;
}

void Compositor::take_block(prose::List const& list, prose::Block const&) {
  double const line = design_.leading;
  bool const outermost = text_.list_depth++ == 0;
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
    labels.push_back({sorts_.word(text, text_.frame.font), 0, text});
    widest = std::max(widest, labels.back().line.width);
  }
  double const space = text_.frame.font.size / 2;
  double const indent = std::max(widest + space, text_.frame.font.size * 1.3);
  if (outermost) gap({line / 2, line / 4, 0});
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    if (i > 0 && !list.tight) gap({line / 2, line / 4, 0});
    labels[i].x = text_.frame.left + indent - space - labels[i].line.width;
    NodeId const item = tags_.add(part, Role::item);
    labels[i].node = tags_.text_of(tags_.add(item, Role::label), labels[i].text);
    tags_.within(tags_.add(item, Role::body),
                 [&] { add_item(list.items[i], std::move(labels[i]), indent); });
  }
  if (outermost) gap({line / 2, line / 4, 0});
  --text_.list_depth;
  text_.indents = false;
}

void Compositor::add_item(prose::Blocks const& blocks, ItemLabel label, double indent) {
  Frame const outer = text_.frame;
  text_.frame.left += indent;
  text_.frame.width -= indent;
  text_.label = std::move(label);
  text_.indents = false;
  add(blocks);
  finish_row();
  if (text_.label) add_block({}, text_.frame.leading);  // an empty item still shows its number
  text_.frame = outer;
}

void Compositor::take_block(prose::Rule const&, prose::Block const&) {
  double const line = design_.leading;
  gap({line / 2, line / 2, 0});
  Block block;
  double const width = text_.frame.width / 4;
  double const left = text_.frame.left + (text_.frame.width - width) / 2;
  block.matter.rules.push_back({left, line / 2, width, 0.5});
  if (sorts_.keeps_words())
    block.matter.things.push_back({LayoutKind::rule, left, line / 2, width, 0.5, {}});
  penalty(widow);
  add_block(std::move(block), line);
  gap({line / 2, line / 2, 0});
  text_.indents = false;
}

void Compositor::take_block(prose::RawBlock const&, prose::Block const& block) {
  findings_.push_back(text::warning("W-HTML", block.where,
                                    "HTML is not supported in booklets; left out",
                                    "write it in Markdown, or as a comment `<!-- ... -->`"));
}

}  // namespace dawson::pages
