#include "pages/front/contents.hpp"

#include <cmath>

#include "prose/plain.hpp"

namespace dawson::pages {

void add_contents(Compositor& compositor, std::vector<ContentsEntry> const& entries) {
  Design const& design = compositor.design();
  WordCache& sorts = compositor.sorts();
  compositor.span();
  double const line = design.leading, width = design.text_width();
  layout::TypeLine const dot = sorts.word(".", design.text);
  double const pitch = design.text.size * 0.55;
  // The heading is none of the text's: it stands in no outline and not in the contents themselves.
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
  inlays.note_number = nullptr;  // notes are the text's
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
      double const over = room_above(lines[i], line), baseline = over + baseline_part * line;
      block.matter.add(lines[i].matter, indent, baseline);
      if (sorts.keeps_words())
        block.matter.things.push_back(
            {LayoutKind::contents, indent + lines[i].from, 0,
             (i + 1 == lines.size() ? width - indent : lines[i].width) - lines[i].from, over + line,
             lines[i].text + (i + 1 == lines.size() ? " " + entry.page : std::string())});
      if (i + 1 == lines.size()) {
        block.matter.type.push_back({width - page.width, baseline, page.shaped, 1, text});
        // The dots of all lines stand under each other.
        double const from =
            std::ceil((indent + lines[i].width + design.text.size * 0.6) / pitch) * pitch;
        for (double x = from; !chapter && x < width - page.width - design.text.size * 0.9;
             x += pitch)
          block.matter.type.push_back({x, baseline, dot.shaped});
        block.matter.links.push_back(
            {indent, 0, width - indent, over + line, "#" + entry.label, link});
      } else {
        compositor.penalty(keep);
      }
      if (i > 0) compositor.penalty(keep);
      compositor.add_block(std::move(block), over + line);
    }
  }
}

}  // namespace dawson::pages
