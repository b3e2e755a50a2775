#include "pages/front/title_page.hpp"

#include "pages/lines/paragraph.hpp"

namespace dawson::pages {
namespace {

// Sets centred lines one below the other from `top` on; where the last of them ends.
double set_centred(PageContent& matter, WordCache& sorts, Design const& design, double left,
                   double top, std::string const& text, layout::Font const& font, double leading,
                   InlineObjects const& inlays) {
  ParagraphStyle style;
  style.font = font;
  style.width = design.text_width();
  style.flush = layout::Flush::centre;
  style.divide = false;
  for (SetLine const& line : set_paragraph(sorts, {prose::Text{text}}, style, inlays)) {
    top += leading;
    matter.add(line.matter, left, top);
    if (sorts.keeps_words())
      matter.things.push_back({LayoutKind::line, left + line.from, top - baseline_part * leading,
                               line.width - line.from, leading, line.text});
  }
  return top;
}

// A part of the book whose paragraphs come one after the other.
class FrontPart {
 public:
  explicit FrontPart(Structure* structure) {
    inlays_.structure = structure;
    if (structure) part_ = structure->add(Structure::root, Role::section);
  }

  InlineObjects const& paragraph() {
    if (part_ != 0) inlays_.part = inlays_.structure->add(part_, Role::paragraph);
    return inlays_;
  }

 private:
  InlineObjects inlays_;
  NodeId part_ = 0;
};

}  // namespace

PageContent title_page(WordCache& sorts, Design const& design, Title const& title, bool right,
                       Structure* structure) {
  PageContent matter;
  FrontPart front(structure);
  double const left = design.left_of(right);
  double const line = design.leading;
  layout::Font font = design.text;
  font.named = design.title_family;
  font.bold = true;
  font.size = design.text.size * 2.4;
  double at = set_centred(matter, sorts, design, left, design.page_height * 0.27, title.title, font,
                          2.7 * line, front.paragraph());
  font = design.text;
  font.named = design.title_family;
  font.size *= 1.3;
  font.italic = true;
  if (!title.subtitle.empty())
    at = set_centred(matter, sorts, design, left, at + line, title.subtitle, font, 1.6 * line,
                     front.paragraph());
  double const rule = design.text_width() / 5;
  at += 2 * line;
  matter.rules.push_back({left + (design.text_width() - rule) / 2, at, rule, 0.6, 0});
  at += 0.6 * line;
  font.italic = false;
  for (std::string const& name : title.by)
    at = set_centred(matter, sorts, design, left, at, name, font, 1.7 * line, front.paragraph());
  font.size = design.text.size;
  if (!title.date.empty())
    set_centred(matter, sorts, design, left, design.top + design.text_height() - line, title.date,
                font, line, front.paragraph());
  return matter;
}

PageContent colophon_page(WordCache& sorts, Design const& design,
                          std::vector<prose::Inlines> const& paragraphs, bool right,
                          Structure* structure) {
  constexpr double small = 0.84;  // of the text's size and leading
  ParagraphStyle style;
  style.font = design.text;
  style.font.size *= small;
  style.width = design.text_width();
  style.flush = layout::Flush::left;
  double const leading = design.leading * small;
  struct Placed {
    SetLine line;
    double top;
  };
  std::vector<Placed> lines;
  FrontPart front(structure);
  double at = 0;
  for (prose::Inlines const& paragraph : paragraphs) {
    if (!lines.empty()) at += leading / 2;
    for (SetLine& line : set_paragraph(sorts, paragraph, style, front.paragraph())) {
      lines.push_back({std::move(line), at});
      at += leading;
    }
  }
  PageContent matter;
  double const left = design.left_of(right), top = design.top + design.text_height() - at;
  for (Placed const& one : lines) {
    matter.add(one.line.matter, left, top + one.top + baseline_part * leading);
    if (sorts.keeps_words())
      matter.things.push_back(
          {LayoutKind::line, left, top + one.top, one.line.width, leading, one.line.text});
  }
  return matter;
}

}  // namespace dawson::pages
