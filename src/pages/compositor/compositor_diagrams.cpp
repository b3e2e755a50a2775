// Composes directives and pictures: diagrams in rows, and their captions.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "layout/board.hpp"
#include "layout/measures.hpp"
#include "pages/compositor/compositor.hpp"
#include "pages/diagram.hpp"
#include "prose/prose.hpp"

namespace dawson::pages {
namespace {

constexpr double small_size = 0.92;       // of the text size
constexpr double smaller_squares = 0.94;  // scale of the squares before a row moves elsewhere

}  // namespace

void Compositor::take_block(prose::DirectiveAt const& directive, prose::Block const& block) {
  if (!lookup_.directive) return;
  lookup_.directive(directive.index, [&](Insert insert) { take_insert(std::move(insert), block); });
}

void Compositor::take_insert(Insert insert, prose::Block const& block) {
  if (!std::holds_alternative<DiagramInsert>(insert) &&
      !std::holds_alternative<std::monostate>(insert)) {
    finish_row();
    clear_beside();
    stand_in(flow_.wanted_columns());
    flow_.set_barrier();
  }
  if (auto const* text = std::get_if<TextInsert>(&insert)) add_text(*text);
  if (auto const* index = std::get_if<IndexInsert>(&insert)) add_index(*index);
  if (auto const* table = std::get_if<prose::Table>(&insert)) {
    finish_row();
    take_block(*table, block);
  }
  if (auto* diagram = std::get_if<DiagramInsert>(&insert)) {
    if (!diagram->source.empty()) {
      finish_row();
      stand_in(flow_.wanted_columns());
    }
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
  int const down = rows_.down();
  rows_.set_down(0);
  for (DiagramInsert& diagram : diagrams) {
    diagram.across = across;
    diagram.small_caption = true;
    add_diagram(diagram, where);
  }
  finish_row();
  rows_.set_down(down);
}

// Returns the number of diagrams that fit in a row at their size, balanced so that all rows are
// about equally full.
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
      std::max(1.0, std::floor((text_.frame.width + apart) / (widest + apart))));
  std::size_t const rows = (diagrams.size() + most - 1) / most;
  return static_cast<int>((diagrams.size() + rows - 1) / rows);
}

ComposedDiagram Compositor::set_in(DiagramInsert const& diagram, CellPlace const& place) const {
  double const highest = design_.text_height() - (diagram.code ? height_of(*diagram.code) : 0);
  using Align = DiagramGrid::Align;
  DiagramGrid const& grid = design_.grid;
  double const middle = 0.5;
  double const align = place.in_grid && !grid.align_chosen ? middle
                       : grid.align == Align::left         ? 0
                       : grid.align == Align::edges && place.of > 1
                           ? static_cast<double>(place.index) / static_cast<double>(place.of - 1)
                           : middle;
  ComposedDiagram out =
      compose_diagram(sorts_.typeset(), diagram.problem, diagram.caption, diagram.style,
                      {text_.frame.font.size, diagram.small_caption},
                      {place.width, highest, align, place.in_grid}, sorts_.keeps_words());
  if (diagram.code) add_code(out, *diagram.code);
  return out;
}

ComposedDiagram Compositor::composed(DiagramInsert& diagram, CellPlace const& place,
                                     text::Span where) {
  diagram.problem.where = where;
  ComposedDiagram set = set_in(diagram, place);
  complete(set, diagram, place.width);
  return set;
}

// Adds what a diagram has at its final size: words, anchors, findings.
void Compositor::complete(ComposedDiagram& set, DiagramInsert const& diagram, double column) {
  set.words = diagram.words;
  if (!diagram.anchor.empty()) set.matter.anchors.push_back({-set.ascent, diagram.anchor});
  sorts_.note_missing(set.missing);
  constexpr double points_a_mm = layout::points_a_millimetre;
  text::Span const where = diagram.problem.where;
  if (set.full_width > column + 0.1)
    findings_.push_back(text::warning(
        "W-WIDE", where,
        fmt::format(
            "the diagram is {:.0f} mm wide, its column {:.0f} mm; its squares are made smaller",
            set.full_width / points_a_mm, column / points_a_mm),
        diagram.across > 1 ? "choose fewer diagrams `across` (in a column), or a smaller `size`"
                           : "choose a smaller `size`"));
  else if (set.board_width < set.full_width - 0.1)
    findings_.push_back(text::warning(
        "W-HIGH", where, "the diagram is higher than the page; its squares are made smaller",
        "choose a smaller `size`, or show a part of the board with `region`"));
}

void Compositor::add_diagram(DiagramInsert& diagram, text::Span where) {
  if (diagram.floating == Floating::left || diagram.floating == Floating::right) {
    if (set_beside(diagram, where)) return;
    diagram.floating = Floating::here;
  }
  if (rows_.down() > 0 && is_outermost()) {
    rows_.wait(std::move(diagram), where);
    return;
  }
  if (rows_.ends_before(diagram)) finish_row();
  if (!rows_.is_open()) {
    clear_beside();
    rows_.open(diagram);
    stand_in(diagram.span ? 1 : flow_.wanted_columns());
  }
  int const across = std::max(1, diagram.across);
  auto const of = static_cast<std::size_t>(across);
  CellPlace const place{width_in(of), rows_.count(), of, false};
  std::vector<std::string> notes = notes_.number(diagram.caption);
  ComposedDiagram set = composed(diagram, place, where);
  std::optional<ComposedDiagram> small;
  if (may_shrink()) small = smaller(diagram, set, place);
  if (rows_.add(std::move(set), std::move(small), std::move(notes), across)) add_row();
}

void Compositor::finish_row() {
  if (rows_.has_waiting()) add_run();
  if (rows_.is_open()) add_row();
  rows_.part();
}

// Lists the row before its diagrams.
void Compositor::list_row(PageContent& matter) const {
  std::optional<LayoutItem> row;
  for (LayoutItem const& one : matter.things) {
    if (one.kind != LayoutKind::diagram) continue;
    if (row) row->text += ", " + one.text, cover(*row, one);
    else row = one;
  }
  if (!row) return;
  row->kind = LayoutKind::row;
  row->more = rows_.spans() && flow_.wanted_columns() > 1 ? "span" : "";
  matter.things.insert(matter.things.begin(), std::move(*row));
}

// Returns the horizontal position of a diagram in a row with `of` places.
double Compositor::place_in_row(std::size_t diagram, std::size_t of, double width) const {
  double const gap = design_.grid.gap.value_or(design_.leading);
  double const pitch = (text_.frame.width + gap) / static_cast<double>(of);
  double const cell = text_.frame.left + pitch * static_cast<double>(diagram);
  using Align = DiagramGrid::Align;
  if (design_.grid.align == Align::left) return cell;
  if (design_.grid.align == Align::edges && of > 1)
    return text_.frame.left +
           static_cast<double>(diagram) / static_cast<double>(of - 1) * (text_.frame.width - width);
  return cell + (pitch - gap - width) / 2;
}

bool Compositor::may_shrink() const { return float_of_row() == PageItem::Float::automatic; }

// Returns a smaller version of the diagram, for a row that almost fits.
ComposedDiagram Compositor::smaller(DiagramInsert& diagram, ComposedDiagram const& set,
                                    CellPlace const& place) {
  std::optional<double>& size = diagram.problem.view.size;
  auto const asked = std::exchange(size, set.square * smaller_squares);
  ComposedDiagram out = set_in(diagram, place);
  size = asked;
  for (AnchorAt const& anchor : set.matter.anchors)
    out.matter.anchors.push_back({-out.ascent, anchor.label});
  return out;
}

Compositor::SetDiagrams Compositor::set_row(std::vector<ComposedDiagram>& diagrams,
                                            std::size_t columns, bool whole_lines) {
  double const line = design_.leading;
  double ascent = 0, descent = 0;
  for (ComposedDiagram const& diagram : diagrams) {
    ascent = std::max(ascent, diagram.ascent);
    descent = std::max(descent, diagram.descent);
  }
  SetDiagrams out{{}, ascent + descent, 0};
  if (whole_lines) out.height = std::ceil(out.height / line - 0.01) * line;
  double const top = (out.height - ascent - descent) / 2;
  out.ascent = top + ascent;
  for (std::size_t i = 0; i < diagrams.size(); ++i) {
    if (design_.grid.level_heads) raise_head(diagrams[i], ascent - diagrams[i].ascent);
    out.matter.add(diagrams[i].matter, place_in_row(i, columns, diagrams[i].width), top + ascent);
  }
  if (sorts_.keeps_words()) list_row(out.matter);
  diagrams.clear();
  return out;
}

void Compositor::add_row() {
  double const line = design_.leading;
  DiagramRow row = rows_.end();
  bool same_parts = !row.smaller.empty();
  for (ComposedDiagram& diagram : row.diagrams) tags_.tag(diagram);
  for (std::size_t i = 0; i < row.smaller.size(); ++i)
    same_parts = Tagger::tag_as(row.smaller[i], row.diagrams[i]) && same_parts;
  auto [matter, height, ascent] = set_row(row.diagrams, row.columns, true);
  Block block{std::move(matter), notes_called(row.notes)};
  block.ascent = ascent;
  auto [small_matter, small_height, small_ascent] = set_row(row.smaller, row.columns, false);
  bool const called = !block.notes.empty();
  if (same_parts) block.smaller = std::make_shared<PageContent>(std::move(small_matter));
  if (rows_.spans()) flow_.set_barrier();
  bool floats = false;
  flow_.add_row([&] {
    gap({line, 0.75 * line, line / 4, true});
    PageItem& item = add_block(std::move(block), height);
    if (!called) item.floats = float_of_row();
    floats = item.floats != PageItem::Float::none;
    if (same_parts) item.smaller = small_height;
    gap({line, 0.75 * line, line / 4, true});
  });
  // Unless the row floats, the next paragraph follows a diagram and has no indent.
  if (!floats) text_.indents = false;
}

// Returns where the row may go. Rows that call notes stay in place, since notes follow the order
// of the text.
PageItem::Float Compositor::float_of_row() const {
  if (!is_outermost() || rows_.spans()) return PageItem::Float::none;
  if (rows_.floating() == Floating::top) return PageItem::Float::top;
  if (rows_.floating() == Floating::page) return PageItem::Float::page;
  return rows_.floating() == Floating::automatic && design_.floats > 0 ? PageItem::Float::automatic
                                                                       : PageItem::Float::none;
}

prose::FigureCaption const* Compositor::caption_at(text::Span where) const {
  return lookup_.caption ? lookup_.caption(where.begin) : nullptr;
}

// Adds a caption, which stays on the page of its figure.
void Compositor::add_caption(prose::FigureCaption const& caption, bool above) {
  if (caption.caption.empty()) return;
  double const line = design_.leading;
  ParagraphStyle style = running_text(false);
  style.font.size *= small_size;
  style.font.italic = true;
  style.flush = layout::Flush::centre;
  if (!above) {
    penalty(keep);
    gap({line / 4, 0, 0});
  }
  LayoutKind const outer = std::exchange(text_.line_kind, LayoutKind::caption);
  tags_.within_text(tags_.add(Role::caption),
                    [&] { add_paragraph(caption.caption, style, line * small_size); });
  text_.line_kind = outer;
  if (!above) return;
  penalty(keep);
  gap({line / 4, 0, 0, true});
}

void Compositor::add_picture(prose::Image const& image, text::Span where) {
  auto picture = lookup_.picture ? lookup_.picture(image.path, where) : nullptr;
  if (!picture || picture->width <= 0 || picture->height <= 0) {
    // Show the path, so that the missing picture is visible.
    add_paragraph({prose::Text{fmt::format("[{}]", image.path)}}, running_text(false),
                  text_.frame.leading);
    return;
  }
  double const line = design_.leading;
  double const scale = scale_of(*picture, image.width, text_.frame.width,
                                highest_picture_part * design_.text_height());
  double const width = picture->width * scale, height = picture->height * scale;
  Block block;
  double const rounded = std::ceil(height / line - 0.01) * line;
  block.matter.pictures.push_back({text_.frame.left + (text_.frame.width - width) / 2,
                                   (rounded - height) / 2, width, height, std::move(picture),
                                   tags_.figure(prose::plain(image.alt))});
  prose::FigureCaption const* const caption = caption_at(where);
  if (caption && !caption->label.empty()) block.matter.anchors.push_back({0, caption->label});
  if (sorts_.keeps_words()) {
    PictureAt const& at = block.matter.pictures.back();
    block.matter.things.push_back(
        {LayoutKind::picture, at.x, at.y, at.width, at.height, image.path});
  }
  gap({line, line, line / 4, true});
  add_block(std::move(block), rounded);
  prose::FigureCaption shown{{}, {}};
  if (!image.title.empty()) shown.caption.push_back(prose::Text{image.title});
  if (caption) shown = *caption;
  add_caption(shown, false);
  gap({line, line, line / 4, true});
  text_.indents = false;
}

}  // namespace dawson::pages
