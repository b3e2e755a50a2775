#include "pages/title_page.hpp"

#include "pages/paragraph.hpp"

namespace dawson::pages {
namespace {

// Sets centred lines one below the other from `top` on; where the last of them ends.
double set_centred(Matter& matter, TypeCase& sorts, Design const& design, double left, double top,
                   std::string const& text, layout::Font const& font, double leading) {
  ParagraphStyle style;
  style.font = font;
  style.width = design.text_width();
  style.flush = layout::Flush::centre;
  style.divide = false;
  for (SetLine const& line : set_paragraph(sorts, {prose::Text{text}}, style)) {
    top += leading;
    matter.add(line.matter, left, top);
  }
  return top;
}

}  // namespace

Matter title_page(TypeCase& sorts, Design const& design, Title const& title, int page) {
  Matter matter;
  double const left = design.left(page);
  double const line = design.leading;
  layout::Font font = design.text;
  font.bold = true;
  font.size = design.text.size * 2.4;
  double at = set_centred(matter, sorts, design, left, design.page_height * 0.27, title.title, font,
                          2.7 * line);
  font = design.text;
  font.size *= 1.3;
  font.italic = true;
  if (!title.subtitle.empty())
    at = set_centred(matter, sorts, design, left, at + line, title.subtitle, font, 1.6 * line);
  double const rule = design.text_width() / 5;
  at += 2 * line;
  matter.rules.push_back({left + (design.text_width() - rule) / 2, at, rule, 0.6, 0});
  at += 0.6 * line;
  font.italic = false;
  for (std::string const& name : title.by)
    at = set_centred(matter, sorts, design, left, at, name, font, 1.7 * line);
  font.size = design.text.size;
  if (!title.date.empty())
    set_centred(matter, sorts, design, left, design.top + design.text_height() - line, title.date,
                font, line);
  return matter;
}

}  // namespace dawson::pages
