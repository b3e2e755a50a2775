// Composes directives that are text: solutions, legends.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>
#include <vector>

#include "layout/captions/solution_lines.hpp"
#include "pages/compositor/compositor.hpp"

namespace dawson::pages {
namespace {

constexpr double ragged_under = 40;           // em of the measure
constexpr double loosest_space = 1.6;         // of its natural width
constexpr double figurine_size = 0.9 / 1.12;  // of other figurines, whose square is 1.12 em
constexpr double figurine_bearing = 0.04;     // em
constexpr double least_room = 10;             // em, between an indent and the end of the measure
constexpr double narrowest = 13;              // em, of a column of solutions
constexpr double label_box = 1.5;             // em, of a twin's label, which keeps its width

// Returns the font of all text of a solution, which its style may choose.
prose::FontOverride look_of(prose::Indented const& line) {
  auto const* const styled =
      line.text.size() == 1 ? std::get_if<prose::Styled>(&line.text.front()) : nullptr;
  return styled && styled->slot.empty() ? styled->look : prose::FontOverride{};
}

double size_of(prose::Indented const& line, layout::Font const& font) {
  double const own = look_of(line).size;
  return own > 0 ? own : font.size;
}

// Returns an indent with half an em per level. Lines in twins are as deep as the label is wide, and
// then some levels deeper.
double narrowed(double indent, double next) {
  double const base = next - std::floor(next) > 0 ? std::min(label_box, indent) : 0;
  return base + (indent - base) / 2;
}

}  // namespace

ParagraphStyle indented(ParagraphStyle style, prose::Indented const& line) {
  style.indent = line.first * style.font.size;
  style.hanging = line.next * style.font.size;
  return style;
}

ParagraphStyle solution_style(ParagraphStyle style, prose::Indented const& line, bool narrow) {
  double const em = style.font.size = size_of(line, style.font);
  double const first = narrow ? narrowed(line.first, line.next) : line.first;
  double const next = narrow ? narrowed(line.next, line.next) : line.next;
  style.indent = first * em;
  style.hanging = next * em;
  style.natural_spaces = true;
  if (style.width < ragged_under * em) style.flush = layout::Flush::left;
  style.loosest = loosest_space;
  style.figurine_size = figurine_size;
  style.figurine_bearing = figurine_bearing;
  style.about = fmt::format("first={} next={}", first, next);
  return style;
}

bool is_narrow(std::vector<prose::Indented> const& lines, ParagraphStyle const& style) {
  return std::ranges::any_of(lines, [&](prose::Indented const& line) {
    return (line.first + least_room) * size_of(line, style.font) > style.width;
  });
}

void Compositor::add_text(TextInsert const& text) {
  finish_row();
  ParagraphStyle style = running_text(false);
  style.font.size *= small_type;
  if (text.as_rows && design_.grid.align != DiagramGrid::Align::left)
    style.flush = layout::Flush::centre;
  double leading = text_.frame.leading * small_type;
  if (text.kind == LayoutKind::solution && !text.lines.empty())
    if (double const own = look_of(text.lines.front()).leading; own > 0) leading = own;
  gap({design_.leading / 2, design_.leading / 4, 0});
  std::size_t columns = text.columns;
  LayoutKind const outer = std::exchange(text_.line_kind, text.kind);
  if (flow_.columns() > 1) columns = std::min(columns, widest_columns(style.font.size, narrowest));
  if (columns != 1) add_columns(text.lines, columns, style, leading);
  else add_entries(text.lines, style, leading);
  text_.line_kind = outer;
  gap({design_.leading / 2, design_.leading / 4, 0, true});
  text_.indents = false;
}

void Compositor::add_entries(std::vector<prose::Indented> const& lines, ParagraphStyle const& style,
                             double leading) {
  using Place = prose::Indented::Place;
  bool const solutions = text_.line_kind == LayoutKind::solution;
  bool const narrow = solutions && is_narrow(lines, style);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    prose::Indented const& line = lines[i];
    bool const opens = line.place == Place::opens;
    if (i > 0 && opens) gap({leading / 2, leading / 4, 0});
    if (!solutions) {
      // The first line of an entry stays with the next line.
      if (i > 0 && lines[i - 1].place == Place::opens && !opens) penalty(keep);
      add_paragraph(line.text, indented(style, line), leading);
      continue;
    }
    if (opens) kept_below_ = 0;
    else if (kept_below_ > 0) penalty(keep);
    if (std::size_t const below = layout::lines_kept_below(line); below > kept_below_) {
      kept_below_ = below;
      opens_kept_ = true;
    }
    add_paragraph(line.text, solution_style(style, line, narrow), leading);
  }
  kept_below_ = 0;
}

}  // namespace dawson::pages
