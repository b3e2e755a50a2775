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

}  // namespace

Compositor::Compositor(TypeCase& sorts, Design const& design, ContentLookup const& lookup,
                       std::map<std::string, prose::Footnote const*> notes)
    : sorts_(sorts),
      design_(design),
      lookup_(lookup),
      notes_(std::move(notes)),
      frame_{0, design.text_width(), design.text, design.leading, true} {}

void Compositor::gap(Gap const& wanted) {
  gap_.height = std::max(gap_.height, wanted.height);
  gap_.stretch = std::max(gap_.stretch, wanted.stretch);
  gap_.shrink = std::max(gap_.shrink, wanted.shrink);
  gap_.to_grid = gap_.to_grid || wanted.to_grid;
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
      block.matter.type.push_back(
          {item_label_->x, over + baseline_part * frame_.leading, item_label_->line.shaped});
    item_label_.reset();
  }
  block.where = where_;
  galley_.items.push_back(
      PageItem::block(height, block.notes.size(), block.head ? block.head->height : 0));
  galley_.blocks.push_back(std::move(block));
  depth_ += height;
}

Galley Compositor::take() { return std::exchange(galley_, {}); }

void Compositor::begin_chapter() {
  finish_row();
  begun_ = false;
  gap_ = {};
  penalty_ = 0;
  depth_ = 0;
  indents_ = false;
  after_heading_ = false;
}

void Compositor::add(prose::Blocks const& blocks) {
  for (prose::Block const& block : blocks) add(block);
}

void Compositor::add(prose::Block const& block) {
  where_ = block.where;
  if (!std::holds_alternative<prose::DirectiveAt>(block.content)) finish_row();
  std::size_t const blocks = galley_.blocks.size();
  bool const below_heading = after_heading_;
  std::visit([&](auto const& what) { take_block(what, block); }, block.content);
  if (galley_.blocks.size() == blocks) return;
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
    if (i > 0)
      penalty((i == 1 || i + 1 == lines.size() ? widow : 0) +
              (lines[i - 1].divided ? divided_page : 0));
    add_line(line, leading);
  }
}

void Compositor::add_line(SetLine const& line, double leading, Block block) {
  report_if_wide(line);
  double const over = room_above(line, leading);
  block.matter.add(line.matter, frame_.left, over + baseline_part * leading);
  block.notes = notes_called(line.notes);
  add_block(std::move(block), over + leading, over);
}

ParagraphStyle Compositor::running_text(bool indented) const {
  ParagraphStyle style;
  style.font = frame_.font;
  style.width = frame_.width;
  style.indent = indented ? frame_.leading : 0;
  style.letter_fit = design_.letter_fit;
  return style;
}

void Compositor::add_paragraph(prose::Inlines const& inlines, ParagraphStyle const& style,
                               double leading) {
  add_lines(set_paragraph(sorts_, with_references(inlines), style, inlays()), leading);
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
  add_paragraph(paragraph.inlines, style, frame_.leading);
  indents_ = true;
}

void Compositor::take_block(prose::Heading const& heading, prose::Block const&) {
  struct Rank {
    double size, before, line, after;  // size of the text's; the others in lines of the text
    bool bold, italic;
  };
  constexpr Rank ranks[] = {{1.7, 2.5, 2, 1, true, false},
                            {1.25, 1.5, 1.5, 0.5, true, false},
                            {1, 1, 1, 0, true, false},
                            {1, 1, 1, 0, false, true}};
  Rank const& rank = ranks[static_cast<std::size_t>(std::clamp(heading.level, 1, 4) - 1)];
  double const line = design_.leading;
  ParagraphStyle style;
  style.font = frame_.font;
  style.font.size = frame_.font.size * rank.size;
  style.font.bold = rank.bold;
  style.font.italic = rank.italic;
  style.width = frame_.width;
  style.flush = layout::Flush::left;
  style.divide = false;

  HeadingAt place;
  place.level = heading.level;
  place.inlines = heading.inlines;
  place.title = plain_text(heading.inlines);
  place.label = heading_label(heading.written.empty() ? place.title : heading.written);
  if (int const earlier = heading_labels_[place.label]++; earlier > 0)
    place.label += fmt::format("-{}", earlier);

  // Below another heading it needs no room of its own.
  double const before = after_heading_ ? 0.5 * line : rank.before * line;
  gap({before, after_heading_ ? 0 : before / 2, before / 4, true});
  bool first = true;
  for (SetLine const& set :
       set_paragraph(sorts_, with_references(heading.inlines), style, inlays())) {
    Block block;
    if (first) block.matter.headings.push_back(place);
    if (!first) penalty(keep);
    first = false;
    add_line(set, rank.line * line, std::move(block));
  }
  penalty(keep);
  if (rank.after > 0) gap({rank.after * line, 0, 0, true});
  indents_ = false;
}

void Compositor::take_block(prose::Quote const& quote, prose::Block const&) {
  double const line = design_.leading;
  Frame const outer = frame_;
  frame_.left += 1.5 * line;
  frame_.width -= 3 * line;
  gap({line / 2, line / 4, 0});
  indents_ = false;
  add(quote.blocks);
  finish_row();
  frame_ = outer;
  gap({line / 2, line / 4, 0});
  indents_ = false;
}

void Compositor::take_block(prose::List const& list, prose::Block const&) {
  double const line = design_.leading;
  bool const outermost = list_depth_++ == 0;
  std::vector<layout::TypeLine> labels;
  double widest = 0;
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    std::string const text = list.ordered ? fmt::format("{}.", list.start + static_cast<int>(i))
                             : outermost  ? "•"
                                          : "–";
    labels.push_back(sorts_.word(text, frame_.font));
    widest = std::max(widest, labels.back().width);
  }
  double const space = frame_.font.size / 2;
  double const indent = std::max(widest + space, frame_.font.size * 1.3);
  if (outermost) gap({line / 2, line / 4, 0});
  for (std::size_t i = 0; i < list.items.size(); ++i) {
    if (i > 0 && !list.tight) gap({line / 2, line / 4, 0});
    double const x = frame_.left + indent - space - labels[i].width;
    add_item(list.items[i], {labels[i], x}, indent);
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
  block.matter.rules.push_back({frame_.left + (frame_.width - width) / 2, line / 2, width, 0.5, 0});
  penalty(widow);
  add_block(std::move(block), line);
  gap({line / 2, line / 2, 0});
  indents_ = false;
}

void Compositor::take_block(prose::RawBlock const& raw, prose::Block const& block) {
  if (raw.text.starts_with("<!--")) return;
  findings_.push_back(text::warning("W-HTML", block.where,
                                    "HTML has no place in a booklet: it is left out",
                                    "write it in Markdown, or as a comment <!-- ... -->"));
}

}  // namespace dawson::pages
