// Headings of parts, chapters and sections.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "pages/compositor/compositor.hpp"

namespace dawson::pages {
namespace {

struct Rank {
  double size, before, line, after;  // size of the text's; the others in lines of the text
  bool bold, italic;
};
constexpr std::array ranks{Rank{1.7, 2.5, 2, 1, true, false},
                           Rank{1.25, 1.5, 1.5, 0.5, true, false}, Rank{1, 1, 1, 0, true, false},
                           Rank{1, 1, 1, 0, false, true}};
constexpr Rank rank_of_parts{2.1, 0, 2.5, 0, true, false};

// A chapter looks like one, whether there are parts above it or not.
Rank const& rank_of(int level, Design const& design) {
  int const rank = std::clamp(level - (design.parts ? 1 : 0), 1, static_cast<int>(ranks.size()));
  return ranks[static_cast<std::size_t>(rank - 1)];
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

// Headings in quotations and lists open no section.
NodeId Compositor::heading_part(int level) {
  if (is_outermost() || text_.frame.width == design_.text_width()) tags_.open_section(level);
  return tags_.heading(level);
}

void Compositor::take_block(prose::Heading const& heading, prose::Block const&) {
  Rank const& rank = rank_of(heading.level, design_);
  double const line = design_.leading;
  HeadingAt const place = heading_at(heading);
  // Below another heading it needs no room of its own.
  double const before = text_.after_heading ? 0.5 * line : rank.before * line;
  gap({before, text_.after_heading ? 0 : before / 2, before / 4, true});
  bool first = true;
  LayoutKind const outer = std::exchange(text_.line_kind, LayoutKind::heading);
  NodeId const part = heading_part(heading.level);
  for (SetLine const& set : set_paragraph(sorts_, with_references(with_number(heading)),
                                          style_of(rank, text_.frame, design_), inlays(part))) {
    Block block;
    if (first) block.matter.headings.push_back(place);
    if (!first) penalty(keep);
    first = false;
    add_line(set, rank.line * line, std::move(block), fmt::format("level={}", heading.level));
  }
  text_.line_kind = outer;
  penalty(keep);
  if (rank.after > 0) gap({rank.after * line, 0, 0, true});
  text_.indents = false;
  text_.opens_chapter = heading.level <= design_.chapter_level();
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

}  // namespace dawson::pages
