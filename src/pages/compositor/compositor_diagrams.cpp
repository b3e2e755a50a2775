// Directives and pictures: diagrams in rows, what stands in place of solutions and indexes.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "layout/board.hpp"
#include "layout/lengths.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/diagram.hpp"

namespace dawson::pages {
namespace {

constexpr double small_size = 0.92;  // of the text's

}  // namespace

void Compositor::take_block(prose::DirectiveAt const& directive, prose::Block const& block) {
  if (!lookup_.directive) return;
  lookup_.directive(directive.index, [&](Insert insert) { take_insert(std::move(insert), block); });
}

void Compositor::take_insert(Insert insert, prose::Block const& block) {
  if (auto const* text = std::get_if<TextInsert>(&insert)) add_text(*text);
  if (auto const* table = std::get_if<prose::Table>(&insert)) {
    finish_row();
    take_block(*table, block);
  }
  if (auto* diagram = std::get_if<DiagramInsert>(&insert)) {
    if (diagram->source.empty()) add_diagram(*diagram, block.where);
    else add_example(*diagram, block.where);
    if (!diagram->twins.empty()) add_rows(diagram->twins, block.where);
  }
  if (auto* glossary = std::get_if<GlossaryInsert>(&insert)) {
    add_rows(glossary->diagrams, block.where);
    if (!glossary->below.lines.empty()) add_text(glossary->below);
  }
}

void Compositor::add_rows(std::vector<DiagramInsert>& diagrams, text::Span where) {
  finish_row();
  int const across = glossary_columns(diagrams);
  for (DiagramInsert& diagram : diagrams) {
    diagram.across = across;
    add_diagram(diagram, where);
  }
  finish_row();
}

// As many as the measure holds at their size, in rows that are as full as each other.
int Compositor::glossary_columns(std::vector<DiagramInsert> const& diagrams) const {
  if (diagrams.empty()) return 1;
  double widest = 1;
  for (DiagramInsert const& diagram : diagrams) {
    layout::Scene const scene =
        lay_out(diagram.problem.position, diagram.problem.view, diagram.style);
    widest =
        std::max(widest, layout::whole_width(scene) * scene.square * layout::points_a_millimetre);
  }
  double const apart = 1.5 * design_.leading;
  auto const most = static_cast<std::size_t>(
      std::max(1.0, std::floor((frame_.width + apart) / (widest + apart))));
  std::size_t const rows = (diagrams.size() + most - 1) / most;
  return static_cast<int>((diagrams.size() + rows - 1) / rows);
}

void Compositor::add_text(TextInsert const& text) {
  finish_row();
  ParagraphStyle style = running_text(false);
  style.font.size *= small_size;
  double const leading = frame_.leading * small_size;
  gap({design_.leading / 2, design_.leading / 4, 0});
  std::size_t const columns =
      text.columns > 0 ? text.columns : columns_for(text.lines.size(), style.font.size);
  if (text.columns != 1) {
    add_columns(text.lines, columns, style, leading);
  } else {
    using Place = prose::Indented::Place;
    for (std::size_t i = 0; i < text.lines.size(); ++i) {
      prose::Indented const& line = text.lines[i];
      if (i > 0 && line.place == Place::opens) gap({leading / 2, leading / 4, 0});
      // An entry's head keeps two lines below it.
      if (i > 0 && text.lines[i - 1].place == Place::opens && line.place != Place::opens)
        penalty(keep);
      add_paragraph(line.text, indented(style, line), leading);
    }
  }
  gap({design_.leading / 2, design_.leading / 4, 0, true});
  indents_ = false;
}

ComposedDiagram Compositor::composed(DiagramInsert& diagram, double column, text::Span where) {
  diagram.problem.where = where;
  std::ranges::move(number_notes(diagram.caption), std::back_inserter(row_notes_));
  ComposedDiagram set =
      compose_diagram(sorts_.typeset(), diagram.problem, diagram.caption, diagram.style,
                      frame_.font.size, column, design_.text_height());
  if (!diagram.anchor.empty()) set.matter.anchors.push_back({-set.ascent, diagram.anchor});
  sorts_.note_missing(set.missing);
  constexpr double points_a_mm = layout::points_a_millimetre;
  if (set.full_width > column + 0.1)
    findings_.push_back(text::warning(
        "W-WIDE", where,
        fmt::format(
            "the diagram is {:.0f} mm wide, its column {:.0f} mm: its squares are made smaller",
            set.full_width / points_a_mm, column / points_a_mm),
        diagram.across > 1 ? "set fewer diagrams `across`, or a smaller `size`"
                           : "choose a smaller `size`"));
  else if (set.width < set.full_width - 0.1)
    findings_.push_back(text::warning(
        "W-HIGH", where, "the diagram is higher than the page: its squares are made smaller",
        "choose a smaller `size`, or show a part of the board with `region`"));
  return set;
}

void Compositor::add_diagram(DiagramInsert& diagram, text::Span where) {
  if (rows_.ends_before(diagram.across)) finish_row();
  int const across = std::max(1, diagram.across);
  double const between = design_.leading;
  row_.push_back(composed(diagram, (frame_.width - (across - 1) * between) / across, where));
  if (rows_.add(across)) add_row();
}

void Compositor::finish_row() {
  if (rows_.is_open()) add_row();
  rows_.part();
}

void Compositor::add_row() {
  double const line = design_.leading;
  auto const columns = static_cast<double>(rows_.end());
  double const pitch = (frame_.width + line) / columns;
  double ascent = 0, descent = 0;
  for (ComposedDiagram const& diagram : row_) {
    ascent = std::max(ascent, diagram.ascent);
    descent = std::max(descent, diagram.descent);
  }
  double const height = std::ceil((ascent + descent) / line - 0.01) * line;
  double const top = (height - ascent - descent) / 2;
  Block block;
  for (std::size_t i = 0; i < row_.size(); ++i)
    block.matter.add(
        row_[i].matter,
        frame_.left + pitch * static_cast<double>(i) + (pitch - line - row_[i].width) / 2,
        top + ascent);
  row_.clear();
  block.notes = notes_called(std::exchange(row_notes_, {}));
  gap({line, 0.75 * line, line / 4, true});
  add_block(std::move(block), height);
  gap({line, 0.75 * line, line / 4, true});
  indents_ = false;
}

void Compositor::add_picture(prose::Image const& image, text::Span where) {
  auto picture = lookup_.picture ? lookup_.picture(image.path, where) : nullptr;
  if (!picture || picture->width <= 0 || picture->height <= 0) {
    // Nobody shall think that nothing is missing.
    add_paragraph({prose::Text{fmt::format("[{}]", image.path)}}, running_text(false),
                  frame_.leading);
    return;
  }
  double const line = design_.leading;
  double const scale =
      scale_of(*picture, image.width, frame_.width, highest_picture_part * design_.text_height());
  double const width = picture->width * scale, height = picture->height * scale;
  Block block;
  double const rounded = std::ceil(height / line - 0.01) * line;
  block.matter.pictures.push_back({frame_.left + (frame_.width - width) / 2, (rounded - height) / 2,
                                   width, height, std::move(picture)});
  gap({line, line, line / 4, true});
  add_block(std::move(block), rounded);
  if (!image.title.empty()) {
    ParagraphStyle style = running_text(false);
    style.font.size *= small_size;
    style.font.italic = true;
    style.flush = layout::Flush::centre;
    penalty(keep);
    gap({line / 4, 0, 0});
    add_paragraph({prose::Text{image.title}}, style, line * small_size);
  }
  gap({line, line, line / 4, true});
  indents_ = false;
}

}  // namespace dawson::pages
