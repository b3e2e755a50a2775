#include "pages/compositor/row_builder.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace dawson::pages {

NodeId Tagger::add(NodeId within, Role role) {
  return structure_ ? structure_->add(within, role) : 0;
}

// Text before the first heading is a chapter too.
NodeId Tagger::add(Role role) {
  if (!structure_) return 0;
  if (part_ == 0) open_section(design_.chapter_level());
  return structure_->add(part_, role);
}

NodeId Tagger::text_of(NodeId part, std::string_view words) {
  if (!structure_ || part == 0) return 0;
  NodeId const text = structure_->text(part);
  if (structure_->keeps_text()) structure_->say(text, words);
  return text;
}

NodeId Tagger::text_part(LayoutKind kind) {
  if (!structure_) return 0;
  if (text_part_ != 0) return text_part_;
  if (kind == LayoutKind::index) return add(add(Role::item), Role::body);
  return add(Role::paragraph);
}

void Tagger::open_section(int level) {
  if (!structure_) return;
  while (!sections_.empty() && sections_.back().level >= level) sections_.pop_back();
  NodeId const above = sections_.empty() ? Structure::root : sections_.back().node;
  bool const is_part = design_.parts && level == 1;
  part_ = structure_->add(above, is_part ? Role::part : Role::section);
  sections_.push_back({level, part_});
}

NodeId Tagger::heading(int level) {
  if (!structure_) return 0;
  heading_level_ = std::min(level, heading_level_ + 1);
  return add(heading_role(heading_level_));
}

std::string Tagger::unique_label(std::string label) {
  if (int const earlier = labels_[label]++; earlier > 0) label += fmt::format("-{}", earlier);
  return label;
}

NodeId Tagger::figure(std::string words) {
  if (!structure_ || words.empty()) return 0;
  if (part_ == 0) open_section(design_.chapter_level());
  return structure_->add_figure(part_, {std::move(words)});
}

void Tagger::tag(ComposedDiagram& diagram) {
  if (!structure_) return;
  bool const decorative = diagram.words.decorative;
  if (decorative && diagram.captions.empty()) return;
  NodeId const whole = add(Role::division);
  PageContent& matter = diagram.matter;
  std::size_t type = 0, link = 0;
  auto const captions = [&](bool above) {
    NodeId caption = 0;
    for (CaptionText const& one : diagram.captions) {
      if (one.above != above) continue;
      if (caption == 0) caption = structure_->add(whole, Role::caption);
      NodeId part = structure_->add(caption, Role::paragraph);
      // A line is one piece of text: if any part of it is a link, the whole line is.
      for (std::size_t i = 0; i < one.links; ++i, ++link) {
        NodeId const node = structure_->add_link(part, matter.links[link].target);
        matter.links[link].node = node;
        if (i + 1 == one.links) part = node;
      }
      NodeId const text = structure_->text(part);
      if (structure_->keeps_text() || one.links > 0) structure_->say(text, one.text);
      for (std::size_t i = 0; i < one.lines; ++i, ++type) {
        matter.type[type].node = text;
        if (i + 1 < one.lines) matter.type[type].after = After::space;
      }
    }
  };
  captions(true);
  for (BoardAt& board : matter.boards) board.node = structure_->add_figure(whole, diagram.words);
  captions(false);
}

bool Tagger::tag_as(ComposedDiagram& diagram, ComposedDiagram const& other) {
  PageContent& matter = diagram.matter;
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
      if (line + 1 < caption.lines) matter.type[type].after = After::space;
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
