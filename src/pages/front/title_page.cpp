#include "pages/front/title_page.hpp"

#include <algorithm>
#include <cmath>

#include "pages/lines/paragraph.hpp"
#include "prose/prose.hpp"

namespace dawson::pages {
namespace {

// Sets centred lines below each other from `top` on. Returns the bottom of the last one.
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

// A section of the front matter with its paragraphs.
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
  matter.rules.push_back({left + (design.text_width() - rule) / 2, at, rule, 0.6});
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
  constexpr double small = 0.84;  // of the text size and leading
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

void add_contents(Compositor& compositor, std::vector<ContentsEntry> const& entries) {
  Design const& design = compositor.design();
  WordCache& sorts = compositor.sorts();
  compositor.span();
  double const line = design.leading, width = design.text_width();
  layout::TypeLine const dot = sorts.word(".", design.text);
  double const pitch = design.text.size * 0.55;
  // The heading is not part of the text: it appears neither in the outline nor in the contents.
  ParagraphStyle heading;
  heading.font = design.text;
  heading.font.named = design.title_family;
  heading.font.bold = true;
  heading.font.size *= 1.7;
  heading.width = width;
  heading.flush = layout::Flush::left;
  Structure* const structure = compositor.structure();
  InlineObjects inlays = compositor.inlays();
  NodeId const part = structure ? structure->add(Structure::root, Role::contents) : 0;
  if (structure) inlays.part = structure->add(part, Role::caption);
  for (SetLine const& set : set_paragraph(
           sorts, {prose::Text{std::string(contents_heading(design.language))}}, heading, inlays)) {
    Block block;
    block.matter.add(set.matter, 0, 1.52 * line);
    if (sorts.keeps_words())
      block.matter.things.push_back(
          {LayoutKind::contents, set.from, 0, set.width - set.from, 2 * line, set.text});
    compositor.add_block(std::move(block), 2 * line);
  }
  compositor.penalty(keep);
  compositor.gap({line, 0, 0});
  bool first = true;
  inlays.note_number = nullptr;  // notes belong to the text only
  inlays.picture = nullptr;
  for (ContentsEntry const& entry : entries) {
    bool const chapter = entry.level <= 1;
    ParagraphStyle style;
    style.font = design.text;
    style.font.bold = chapter;
    double const indent = (entry.level - 1) * 1.4 * line;
    layout::TypeLine const page = sorts.word(entry.page, style.font);
    style.width = width - indent - 2.2 * line;
    style.flush = layout::Flush::left;
    style.hanging = line;
    if (!first && chapter) compositor.gap({line / 2, line / 4, line / 8});
    first = false;
    NodeId link = 0, text = 0;
    if (structure) {
      NodeId const item = structure->add(part, Role::contents_item);
      inlays.part = link =
          structure->add_link(structure->add(item, Role::reference), "#" + entry.label);
    }
    auto lines = set_paragraph(sorts, entry.inlines, style, inlays);
    if (structure) {
      text = structure->text(link);
      if (!structure->keeps_text()) structure->say(text, prose::plain(entry.inlines));
      structure->say(text, " " + entry.page);
      if (!lines.empty()) end_with_space(lines.back());
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
      Block block;
      double const over = room_above(lines[i], line), baseline = over + baseline_part * line,
                   height = over + line + room_below(lines[i], line);
      block.matter.add(lines[i].matter, indent, baseline);
      if (sorts.keeps_words())
        block.matter.things.push_back(
            {LayoutKind::contents, indent + lines[i].from, 0,
             (i + 1 == lines.size() ? width - indent : lines[i].width) - lines[i].from, height,
             lines[i].text + (i + 1 == lines.size() ? " " + entry.page : std::string())});
      if (i + 1 == lines.size()) {
        block.matter.type.push_back({width - page.width, baseline, page.shaped, 1, text});
        // The dots of all lines are aligned.
        double const from =
            std::ceil((indent + lines[i].width + design.text.size * 0.6) / pitch) * pitch;
        for (double x = from; !chapter && x < width - page.width - design.text.size * 0.9;
             x += pitch)
          block.matter.type.push_back({x, baseline, dot.shaped});
        block.matter.links.push_back({indent, 0, width - indent, height, "#" + entry.label, link});
      } else {
        compositor.penalty(keep);
      }
      if (i > 0) compositor.penalty(keep);
      compositor.add_block(std::move(block), height);
    }
  }
}

}  // namespace dawson::pages
