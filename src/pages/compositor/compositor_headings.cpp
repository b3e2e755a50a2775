#include "pages/compositor/compositor.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

#include "layout/captions/caption.hpp"
#include "prose/blocks.hpp"
#include "text/scanning.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {

// Composes headings of parts, chapters and sections.

namespace {

struct Rank {
  double size, before, line, after;  // size relative to the text, the others in lines of the text
  bool bold, italic;
  bool fixed = false;  // all lines have the leading `line`
};
constexpr std::array ranks{Rank{1.7, 2.5, 2, 1, true, false},
                           Rank{1.25, 1.5, 1.5, 0.5, true, false}, Rank{1, 1, 1, 0, true, false},
                           Rank{1, 1, 1, 0, false, true}};
constexpr Rank rank_of_parts{2.1, 0, 2.5, 0, true, false};

// Returns the rank of a heading. Chapters look the same with and without parts above them, at the
// size and leading of the design.
Rank rank_of(int level, Design const& design) {
  int const number = std::clamp(level - (design.parts ? 1 : 0), 1, static_cast<int>(ranks.size()));
  Rank rank = ranks[static_cast<std::size_t>(number - 1)];
  if (number > 1) return rank;
  ChapterHeading const& chapter = design.chapter_heading;
  if (chapter.size > 0) rank.size = chapter.size / design.text.size;
  if (chapter.leading > 0) rank.line = chapter.leading / design.leading, rank.fixed = true;
  return rank;
}

// Returns the height of a heading's next line, so that its baseline is 1.15 of the type below that
// of the line above, whose height is `above`; not more than a line of the text needs.
double next_leading(Rank const& rank, Design const& design, double above) {
  constexpr double solid = 1.15;
  double const most = rank.line * design.leading, size = rank.size * design.text.size;
  if (rank.fixed || rank.line <= 1) return most;
  return std::min(most, (solid * size - (1 - baseline_part) * above) / baseline_part);
}

prose::Inlines with_number(prose::Heading const& heading) {
  prose::Inlines out = heading.inlines;
  if (!heading.number.empty()) out.insert(out.begin(), prose::Text{heading.number + "\u2003"});
  return out;
}

ParagraphStyle style_of(Rank const& rank, Frame const& frame, Design const& design) {
  ParagraphStyle style;
  style.font = frame.font;
  style.font.named = design.title_family;
  style.font.size = frame.font.size * rank.size;
  style.font.bold = rank.bold;
  style.font.italic = rank.italic;
  style.width = frame.width;
  style.flush = layout::Flush::left;
  style.divide = false;
  return style;
}

}  // namespace

HeadingAt Compositor::heading_at(prose::Heading const& heading) {
  HeadingAt place;
  place.level = heading.level;
  place.inlines = heading.inlines;
  place.title = plain_text(heading.inlines);
  place.number = heading.number;
  place.label = heading_label(heading.written.empty() ? place.title : heading.written);
  place.label = tags_.unique_label(std::move(place.label));
  return place;
}

// Headings in quotations and lists do not open a section.
NodeId Compositor::heading_part(int level) {
  if (is_outermost() || text_.frame.width == design_.text_width()) tags_.open_section(level);
  return tags_.heading(level);
}

void Compositor::take_block(prose::Heading const& heading, prose::Block const&) {
  Rank const rank = rank_of(heading.level, design_);
  bool const is_chapter = heading.level == design_.chapter_level();
  double const line = design_.leading;
  bool const is_sunk = is_chapter && add_sink();
  HeadingAt const place = heading_at(heading);
  // A heading directly below another one needs less room.
  double const before = is_sunk ? 0 : text_.after_heading ? 0.5 * line : rank.before * line;
  gap({before, text_.after_heading ? 0 : before / 2, before / 4, true});
  bool first = true;
  double leading = rank.line * line;
  LayoutKind const outer = std::exchange(text_.line_kind, LayoutKind::heading);
  NodeId const part = heading_part(heading.level);
  ParagraphStyle style = style_of(rank, text_.frame, design_);
  if (is_chapter) style.flush = design_.chapter_heading.align;
  for (SetLine const& set :
       set_paragraph(sorts_, with_references(with_number(heading)), style, inlays(part))) {
    Block block;
    if (first) block.matter.headings.push_back(place);
    if (!first) penalty(keep);
    first = false;
    add_line(set, leading, std::move(block), fmt::format("level={}", heading.level));
    leading = next_leading(rank, design_, leading);
  }
  if (leading != rank.line * line || rank.fixed) gap({0, 0, 0, true});
  text_.line_kind = outer;
  penalty(keep);
  if (rank.after > 0) gap({rank.after * line, 0, 0, true});
  text_.indents = false;
  text_.opens_chapter = heading.level <= design_.chapter_level();
}

// Adds the white above the heading of a chapter that begins a page; returns whether there is any.
bool Compositor::add_sink() {
  int const lines = design_.chapter_heading.sink;
  if (lines == 0 || flow_.has_begun() || !is_outermost()) return false;
  add_block({}, lines * design_.leading);
  penalty(keep);
  return true;
}

VerticalList Compositor::part(prose::Heading const& heading) {
  begin_page(true);
  VerticalList before = take();
  Frame const outer = text_.frame;
  text_.frame.width = design_.text_width();
  HeadingAt const place = heading_at(heading);
  ParagraphStyle style = style_of(rank_of_parts, text_.frame, design_);
  style.flush = layout::Flush::centre;
  bool first = true;
  LayoutKind const kind = std::exchange(text_.line_kind, LayoutKind::heading);
  for (SetLine const& set : set_paragraph(sorts_, with_references(with_number(heading)), style,
                                          inlays(heading_part(heading.level)))) {
    Block block;
    if (std::exchange(first, false)) block.matter.headings.push_back(place);
    add_line(set, rank_of_parts.line * design_.leading, std::move(block),
             fmt::format("level={}", heading.level));
  }
  text_.line_kind = kind;
  text_.frame = outer;
  VerticalList out = flow_.take();
  flow_.put_back(std::move(before));
  begin_page(true);
  return out;
}

// Composes footnotes, page references and heading labels.

namespace {

constexpr double note_size = 0.84;   // of the text size
constexpr int kept_together = 1000;  // notes are not broken at higher penalties

void add_note_lines(VerticalList&& galley, std::vector<FootNoteLine>& out) {
  double space = 0;
  bool opens = true, may_go_over = true;
  std::size_t block = 0;
  for (PageItem const& item : galley.items) {
    if (item.kind == PageItem::Type::space) space += item.height;
    if (item.kind == PageItem::Type::penalty)
      may_go_over = may_go_over && item.penalty < kept_together;
    if (item.kind != PageItem::Type::block) continue;
    out.push_back({std::move(galley.blocks[block++].matter),
                   space,
                   {space + item.height, std::exchange(opens, false), may_go_over}});
    space = 0;
    may_go_over = true;
  }
}

}  // namespace

InlineObjects Compositor::inlays(NodeId part) {
  InlineObjects out{
      [this](std::string const& label) { return notes_.number(label); }, lookup_.board, {}, 0};
  out.structure = tags_.structure();
  out.part = part;
  out.piece_words = lookup_.piece_words;
  out.board_words = lookup_.board_words;
  if (lookup_.picture)
    out.picture = [this](prose::Image const& image) {
      return lookup_.picture(image.path, text_.where);
    };
  out.link_colour = design_.link_colour;
  out.highest_picture = highest_picture_part * design_.text_height();
  return out;
}

VerticalList Compositor::in_frame(prose::Blocks const& blocks, TextFrame frame) {
  // The caller sets the notes that are called in a note or cell.
  Compositor inner(sorts_, design_, lookup_, std::move(frame), tags_.structure(), tags_.part());
  inner.add(blocks);
  inner.finish_row();
  findings_.insert(findings_.end(), inner.findings_.begin(), inner.findings_.end());
  return inner.take();
}

std::vector<FootNoteLine> Compositor::notes_called(std::vector<std::string> const& labels) {
  std::vector<FootNoteLine> out;
  for (std::string const& label : labels) {
    prose::Footnote const* const note = notes_.take(label);
    if (!note) continue;
    Frame frame{0, design_.column_width(flow_.columns()), design_.text, design_.leading * note_size,
                false};
    frame.font.size *= note_size;
    layout::TypeLine number = sorts_.set(prose::NoteMark{notes_.number(label)}, frame.font);
    double const indent = frame.font.size * 1.1;
    frame.left = indent;
    frame.width -= indent;
    double const x = indent - number.width - frame.font.size * 0.2;
    std::string const written = notes_.number(label);
    std::size_t const lines = out.size();
    NodeId const part = tags_.add(Role::note);
    NodeId const text = tags_.text_of(tags_.add(part, Role::label), written);
    tags_.within(part, [&] {
      TextFrame inner{frame};
      inner.where = text_.where;
      inner.line_kind = LayoutKind::note;
      inner.label = ItemLabel{std::move(number), x, written, text};
      add_note_lines(in_frame(note->blocks, std::move(inner)), out);
    });
    if (tags_.structure() && out.size() > lines)
      out[lines].matter.anchors.push_back({0, note_anchor(written)});
  }
  return out;
}

prose::Inlines Compositor::with_references(prose::Inlines inlines) const {
  if (lookup_.reference) prose::resolve_references(inlines, lookup_.reference);
  // Any other link without text shows its target.
  prose::for_each_inline(inlines, [](prose::Inline& part) {
    auto* link = std::get_if<prose::Link>(&part);
    if (link && link->inlines.empty()) link->inlines.push_back(prose::Text{link->target});
  });
  return inlines;
}

std::string heading_label(std::string_view title) {
  std::string label;
  for (std::size_t at = 0; at < title.size();) {
    std::size_t const length = std::max<std::size_t>(1, text::utf8_length(title, at));
    char const c = title[at];
    if (length > 1) label += title.substr(at, length);
    else if (text::is_alphanumeric(c) || c == '-' || c == '_') label += text::to_lower(c);
    else if (c == ' ') label += '-';
    at += length;
  }
  return label;
}

std::string NoteNumberer::number(std::string const& label) {
  auto const entry = numbers_.try_emplace(label, static_cast<int>(numbers_.size()) + 1).first;
  return fmt::format("{}", entry->second);
}

std::vector<std::string> NoteNumberer::number(layout::Caption& caption) {
  std::vector<std::string> called;
  auto const number_mark = [&](prose::Inline& part) {
    auto* mark = std::get_if<prose::NoteMark>(&part);
    if (!mark) return;
    called.push_back(mark->label);
    mark->label = number(mark->label);
  };
  layout::for_each_cell(caption,
                        [&](prose::Inlines& cell) { prose::for_each_inline(cell, number_mark); });
  return called;
}

prose::Footnote const* NoteNumberer::take(std::string const& label) {
  auto const found = notes_.find(label);
  return found == notes_.end() ? nullptr : std::exchange(found->second, nullptr);
}

bool NoteNumberer::is_taken(std::string const& label) const {
  auto const note = notes_.find(label);
  return note != notes_.end() && !note->second;
}

}  // namespace dawson::pages
