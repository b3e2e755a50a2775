// Composes matter at the edge with lines beside it: diagrams, and the initial letter of a chapter.
#include <algorithm>
#include <cmath>
#include <utility>

#include "pages/compositor/compositor.hpp"
#include "text/utf8.hpp"

namespace dawson::pages {
namespace {

constexpr double below_top = 0.24;       // lines above a board without a caption above it
constexpr double below_board = 0.4;      // lines below it, until text has its full width again
constexpr double narrowest = 12;         // em, for the text beside
constexpr double beside_initial = 0.25;  // em

constexpr std::string_view quotes[] = {"“", "”", "„", "‚", "‘", "’", "«", "»", "\"", "'", "\u00A0"};

// Returns the first letter with any quotation marks before it, or an empty string if the text
// begins with anything else.
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

constexpr int opening_words = 4;

}  // namespace

prose::Inlines with_opening(prose::Inlines inlines) {
  auto const* const first = inlines.empty() ? nullptr : std::get_if<prose::Text>(&inlines.front());
  if (!first) return inlines;
  std::string const text = first->text;
  std::size_t end = 0;
  for (int words = 0; words < opening_words && end < text.size(); ++words) {
    end = std::min(text.find_first_of(" ,.;:!?", end + 1), text.size());
    if (end < text.size() && text[end] != ' ') break;
  }
  prose::Styled opening;
  opening.look.small_caps = true;
  opening.inlines.push_back(prose::Text{text.substr(0, end)});
  inlines.front() = prose::Text{text.substr(end)};
  inlines.insert(inlines.begin(), std::move(opening));
  return inlines;
}

// Sets a diagram at the edge, if that leaves enough width for text.
bool Compositor::set_beside(DiagramInsert& diagram, text::Span where) {
  finish_row();
  stand_in(flow_.wanted_columns());
  clear_beside();
  double const line = design_.leading;
  bool const left = diagram.floating == Floating::left;
  std::vector<std::string> notes = notes_.number(diagram.caption);
  ComposedDiagram set = composed(diagram, {text_.frame.width}, where);
  double const by = set.width + line;
  if (!is_outermost() || text_.frame.width - by < narrowest * text_.frame.font.size) {
    findings_.push_back(text::warning(
        "W-FLOAT", where,
        "too little room for text beside this diagram; the diagram gets a row of its own",
        "choose a smaller `size`, or write `float: here`"));
    return false;
  }
  double const down = set.head > 0 ? 0 : below_top * line;
  double const height = set.ascent + set.descent;
  tags_.tag(set);
  for (LayoutItem& thing : set.matter.things)
    if (thing.kind == LayoutKind::diagram)
      thing.more +=
          std::string(thing.more.empty() ? "" : " ") + (left ? "float=left" : "float=right");
  BesideBox::Content content;
  content.before = lookup_.lines_before ? lookup_.lines_before(beside_.next_number()) : 0;
  content.lines = static_cast<std::size_t>(std::ceil((down + height) / line + below_board - 1e-6));
  content.by = by;
  content.notes = std::move(notes);
  content.left = left;
  content.matter.add(set.matter,
                     left ? text_.frame.left : text_.frame.left + text_.frame.width - set.width,
                     down + set.ascent);
  beside_.open(std::move(content));
  text_.after_heading = false;
  flow_.end_new_chapter();
  return true;
}

// Following matter begins below the diagram; the room beside it stays empty.
void Compositor::clear_beside() {
  bool const kept = flow_.has_begun() && beside_.has_begun();
  for (std::size_t lines = beside_.lines(); lines > 0; --lines) {
    if (kept || beside_.has_begun()) penalty(keep);
    Block block;
    block.notes = notes_called(beside_.put_into(block));
    add_block(std::move(block), text_.frame.leading);
  }
  beside_.close();
}

// Adds the first paragraph of a chapter, with an initial as high as several lines.
void Compositor::add_initial(prose::Inlines inlines, ParagraphStyle style, Block first,
                             double leading) {
  auto const deep = static_cast<std::size_t>(design_.initials);
  auto* const text = inlines.empty() ? nullptr : std::get_if<prose::Text>(&inlines.front());
  std::string const initial(text ? initial_of(text->text) : std::string_view());
  bool const in_small_caps = design_.small_caps_opening;
  prose::Inlines const undivided = in_small_caps ? with_opening(inlines) : inlines;
  if (initial.empty())
    return add_lines(
        set_paragraph(sorts_, undivided, style, inlays(tags_.text_part(text_.line_kind))), leading);
  double const capital = sorts_.word("H", style.font).ink_ascent;
  layout::Font font = style.font;
  font.size *= (static_cast<double>(deep - 1) * leading + capital) / std::max(capital, 0.1);
  layout::TypeLine const& letter = sorts_.word(initial, font);
  NodeId const part = tags_.text_part(text_.line_kind);
  NodeId const node = tags_.text_of(part, initial);
  prose::Inlines rest = inlines;
  std::get<prose::Text>(rest.front()).text.erase(0, initial.size());
  if (in_small_caps) rest = with_opening(std::move(rest));
  ParagraphStyle beside = style;
  beside.indent = 0;
  beside.shorts = deep;
  beside.short_by = letter.width + beside_initial * style.font.size;
  auto lines = set_paragraph(sorts_, rest, beside, inlays(part));
  if (lines.size() < deep) {
    if (Structure* const structure = tags_.structure()) structure->empty(part);
    return add_lines(set_paragraph(sorts_, undivided, style, inlays(part)), leading);
  }
  double const baseline = static_cast<double>(deep - 1) * leading + baseline_part * leading;
  first.matter.type.push_back({text_.frame.left, baseline, letter.shaped, 1, node});
  if (sorts_.keeps_words())
    first.matter.things.push_back({LayoutKind::initial, text_.frame.left, 0, letter.width,
                                   static_cast<double>(deep) * leading, initial});
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (i > 0 && i < deep) penalty(keep);
    else if (i > 0) penalty(i + 1 == lines.size() ? 2500 : lines[i - 1].divided ? 150 : 0);
    add_line(lines[i], leading, std::exchange(first, Block()));
  }
}

}  // namespace dawson::pages
