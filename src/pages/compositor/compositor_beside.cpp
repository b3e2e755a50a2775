// What stands at the edge of the measure with lines beside it: diagrams, and the capital that a
// chapter begins with.
#include <algorithm>
#include <cmath>
#include <utility>

#include "pages/compositor/compositor.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {
namespace {

constexpr double below_top = 0.24;       // lines: of a board with nothing above it
constexpr double below_board = 0.4;      // lines, before text is as wide as the measure again
constexpr double narrowest = 12;         // em of what stands beside
constexpr double beside_initial = 0.25;  // em

constexpr std::string_view quotes[] = {"“", "”", "„", "‚", "‘", "’", "«", "»", "\"", "'", "\u00A0"};

// The first letter with the quotation marks before it; empty for what begins with anything else.
std::string_view initial_of(std::string_view text) {
  std::size_t at = 0;
  for (bool found = true; found;) {
    found = false;
    for (std::string_view const quote : quotes)
      if (text.substr(at).starts_with(quote)) at += quote.size(), found = true;
  }
  if (at >= text.size()) return {};
  auto const byte = static_cast<unsigned char>(text[at]);
  bool const letter = (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z') ||
                      (byte >= 0xC3 && byte <= 0xD3);
  if (!letter) return {};
  return text.substr(0, at + std::max<std::size_t>(1, text::utf8_length(text, at)));
}

}  // namespace

// Sets a diagram at the edge, if what stands beside it is not too narrow.
bool Compositor::set_beside(DiagramInsert& diagram, text::Span where) {
  finish_row();
  stand_in(wanted_columns_);
  clear_beside();
  double const line = design_.leading;
  bool const left = diagram.floating == Floating::left;
  ComposedDiagram set = composed(diagram, frame_.width, where);
  double const by = set.width + line;
  if (!is_outermost() || frame_.width - by < narrowest * frame_.font.size) {
    row_notes_.clear();
    findings_.push_back(
        text::warning("W-FLOAT", where,
                      "what would stand beside this diagram is too narrow: it is a row of its own",
                      "a smaller `size`, or `float: here`"));
    return false;
  }
  double const down = set.head > 0 ? 0 : below_top * line;
  double const height = set.ascent + set.descent;
  tags_.tag(set);
  beside_.lines = static_cast<std::size_t>(std::ceil((down + height) / line + below_board - 1e-6));
  beside_.by = by;
  beside_.place.number = ++at_edge_;
  beside_.place.before = beside_.before = lookup_.lines_before ? lookup_.lines_before(at_edge_) : 0;
  beside_.left = left;
  beside_.height = down + height;
  for (Thing& thing : set.matter.things)
    if (thing.kind == ThingKind::diagram)
      thing.more +=
          std::string(thing.more.empty() ? "" : " ") + (left ? "float=left" : "float=right");
  Matter matter;
  matter.add(set.matter, left ? frame_.left : frame_.left + frame_.width - set.width,
             down + set.ascent);
  beside_.matter = std::move(matter);
  after_heading_ = new_chapter_ = false;
  return true;
}

// The diagram stands on the first of the lines beside it.
void Compositor::begin_beside(Block& block) {
  if (!beside_.matter) return;
  block.matter = *std::exchange(beside_.matter, {});
  block.at_edge = beside_.place;
}

// What does not stand beside it begins below; the room that is left stays white.
void Compositor::clear_beside() {
  if (beside_.lines == 0) return;
  bool const kept = begun_ && !beside_.matter;
  for (; beside_.lines > 0; --beside_.lines) {
    if (kept || !beside_.matter) penalty(keep);
    Block block;
    begin_beside(block);
    add_block(std::move(block), frame_.leading);
  }
  beside_ = {};
}

// The first paragraph of a chapter, with a capital as deep as some of its lines.
void Compositor::add_initial(prose::Inlines inlines, ParagraphStyle style, Block first,
                             double leading) {
  auto const deep = static_cast<std::size_t>(design_.initials);
  auto* const text = inlines.empty() ? nullptr : std::get_if<prose::Text>(&inlines.front());
  std::string const initial(text ? initial_of(text->text) : std::string_view());
  if (initial.empty())
    return add_lines(set_paragraph(sorts_, inlines, style, inlays(tags_.text_part(line_kind_))),
                     leading);
  double const capital = sorts_.word("H", style.font).ink_ascent;
  layout::Font font = style.font;
  font.size *= (static_cast<double>(deep - 1) * leading + capital) / std::max(capital, 0.1);
  layout::TypeLine const& letter = sorts_.word(initial, font);
  NodeId const part = tags_.text_part(line_kind_);
  NodeId const node = tags_.text_of(part, initial);
  prose::Inlines rest = inlines;
  std::get<prose::Text>(rest.front()).text.erase(0, initial.size());
  ParagraphStyle beside = style;
  beside.indent = 0;
  beside.shorts = deep;
  beside.short_by = letter.width + beside_initial * style.font.size;
  auto lines = set_paragraph(sorts_, rest, beside, inlays(part));
  if (lines.size() < deep) {
    if (Structure* const structure = tags_.structure()) structure->empty(part);
    return add_lines(set_paragraph(sorts_, inlines, style, inlays(part)), leading);
  }
  double const baseline = static_cast<double>(deep - 1) * leading + baseline_part * leading;
  first.matter.type.push_back({frame_.left, baseline, letter.shaped, 1, node});
  if (sorts_.keeps_words())
    first.matter.things.push_back({ThingKind::initial, frame_.left, 0, letter.width,
                                   static_cast<double>(deep) * leading, initial});
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && i < deep) penalty(keep);
    else if (i > 0) penalty(i + 1 == lines.size() ? 2500 : lines[i - 1].divided ? 150 : 0);
    add_line(lines[i], leading, std::exchange(first, Block()));
  }
}

}  // namespace dawson::pages
