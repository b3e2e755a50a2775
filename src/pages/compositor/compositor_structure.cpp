// What is set, as parts of the book: sections, paragraphs, diagrams with their captions.
#include <algorithm>

#include "pages/compositor/compositor.hpp"

namespace dawson::pages {

NodeId Compositor::add_part(NodeId within, Role role) {
  return structure_ ? structure_->add(within, role) : 0;
}

// What stands before the first heading is a chapter too.
NodeId Compositor::add_part(Role role) {
  if (!structure_) return 0;
  if (part_ == 0) open_section(design_.chapter_level());
  return structure_->add(part_, role);
}

NodeId Compositor::text_of(NodeId part, std::string_view words) {
  if (!structure_ || part == 0) return 0;
  NodeId const text = structure_->text(part);
  if (structure_->keeps_text()) structure_->say(text, words);
  return text;
}

// What a paragraph is: one, an entry of an index, what a caption says.
NodeId Compositor::text_part() {
  if (!structure_) return 0;
  if (text_part_ != 0) return text_part_;
  if (line_kind_ == ThingKind::index) return add_part(add_part(Role::item), Role::body);
  return add_part(Role::paragraph);
}

void Compositor::open_section(int level) {
  if (!structure_) return;
  while (!sections_.empty() && sections_.back().level >= level) sections_.pop_back();
  NodeId const above = sections_.empty() ? Structure::root : sections_.back().node;
  bool const is_part = design_.parts && level == 1;
  part_ = structure_->add(above, is_part ? Role::part : Role::section);
  sections_.push_back({level, part_});
}

// The first heading is of the first level, none is more than one deeper than the one before. Those
// in quotations and lists open nothing.
NodeId Compositor::heading_part(int level) {
  if (!structure_) return 0;
  if (is_outermost() || frame_.width == design_.text_width()) open_section(level);
  heading_level_ = std::min(level, heading_level_ + 1);
  return add_part(heading_role(heading_level_));
}

// Lines above, the board, and all other lines.
void Compositor::tag(ComposedDiagram& diagram) {
  if (!structure_) return;
  bool const decorative = diagram.words.decorative;
  if (decorative && diagram.captions.empty()) return;
  NodeId const whole = add_part(Role::division);
  Matter& matter = diagram.matter;
  std::size_t type = 0, link = 0;
  auto const captions = [&](bool above) {
    NodeId caption = 0;
    for (CaptionText const& one : diagram.captions) {
      if (one.above != above) continue;
      if (caption == 0) caption = structure_->add(whole, Role::caption);
      NodeId part = structure_->add(caption, Role::paragraph);
      // A line is one piece of type: where something in it leads elsewhere all of it does.
      for (std::size_t i = 0; i < one.links; ++i, ++link) {
        NodeId const node = structure_->add_link(part, matter.links[link].target);
        matter.links[link].node = node;
        if (i + 1 == one.links) part = node;
      }
      NodeId const text = structure_->text(part);
      if (structure_->keeps_text() || one.links > 0) structure_->say(text, one.text);
      for (std::size_t i = 0; i < one.lines; ++i, ++type) {
        matter.type[type].node = text;
        if (i + 1 < one.lines) matter.type[type].behind = Behind::space;
      }
    }
  };
  captions(true);
  for (BoardAt& board : matter.boards) board.node = structure_->add_figure(whole, diagram.words);
  captions(false);
}

// The same diagram in another size is the same part of the book; false if its caption is in other
// pieces.
bool Compositor::tag_as(ComposedDiagram& diagram, ComposedDiagram const& other) {
  Matter& matter = diagram.matter;
  if (diagram.captions.size() != other.captions.size() ||
      matter.links.size() != other.matter.links.size() ||
      matter.boards.size() != other.matter.boards.size())
    return false;
  std::size_t type = 0, of_other = 0;
  for (std::size_t i = 0; i < diagram.captions.size(); ++i) {
    CaptionText const& caption = diagram.captions[i];
    if (caption.text != other.captions[i].text || other.captions[i].lines == 0) return false;
    for (std::size_t line = 0; line < caption.lines; ++line, ++type) {
      matter.type[type].node = other.matter.type[of_other].node;
      if (line + 1 < caption.lines) matter.type[type].behind = Behind::space;
    }
    of_other += other.captions[i].lines;
  }
  for (std::size_t i = 0; i < matter.links.size(); ++i)
    matter.links[i].node = other.matter.links[i].node;
  for (std::size_t i = 0; i < matter.boards.size(); ++i)
    matter.boards[i].node = other.matter.boards[i].node;
  return true;
}

}  // namespace dawson::pages
