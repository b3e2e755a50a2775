#include "pages/diagram.hpp"

#include <algorithm>
#include <iterator>

#include "layout/board.hpp"
#include "layout/placed_caption.hpp"
#include "prose/prose.hpp"

namespace dawson::pages {
namespace {

constexpr double coordinates_below = 0.62;  // of a square, for the coordinates below the frame
constexpr double smallest_square = 1.5;     // millimetres
// Type of captions, of the text size: one size for diagrams and one for small boards below others,
// whatever the squares of each.
constexpr double default_caption = 0.87, small_caption = 0.77;

std::string words_of(layout::CaptionRow const& row) {
  std::string out;
  for (prose::Inlines const* cell : {&row.left, &row.centre, &row.right})
    if (!cell->empty()) out += (out.empty() ? "" : " ") + prose::plain(*cell);
  return out;
}

void put(PageContent& matter, std::vector<CaptionText>& captions,
         std::vector<layout::PlacedLine> const& lines, bool above, double right, double down) {
  layout::CaptionRow const* last = nullptr;
  for (layout::PlacedLine const& placed : lines) {
    double const x = right + placed.x;
    if (!placed.line.shaped) continue;
    if (!placed.row || placed.row != last)
      captions.push_back({0, 0, placed.row ? words_of(*placed.row) : std::string(), above});
    last = placed.row;
    ++captions.back().lines;
    captions.back().links += placed.line.links.size();
    matter.type.push_back({x, down + placed.baseline, placed.line.shaped});
    for (layout::LinkPlace const& link : placed.line.links)
      matter.links.push_back({x + link.from, down + placed.baseline - placed.line.ascent,
                              link.to - link.from, placed.line.ascent + placed.line.descent,
                              link.target});
  }
}

// Lists the lines of each template row as one item.
void list(std::vector<LayoutItem>& things, std::vector<layout::PlacedLine> const& lines,
          double right, double down) {
  layout::CaptionRow const* last = nullptr;
  for (layout::PlacedLine const& placed : lines) {
    if (!placed.row || !placed.line.shaped) continue;
    double const x = right + placed.x, top = down + placed.baseline - placed.line.ascent;
    LayoutItem one{LayoutKind::caption,
                   x,
                   top,
                   placed.line.width,
                   placed.line.ascent + placed.line.descent,
                   {}};
    if (placed.row == last) {
      cover(things.back(), one);
      continue;
    }
    last = placed.row;
    for (prose::Inlines const* cell : {&last->left, &last->centre, &last->right})
      if (!cell->empty()) one.text += (one.text.empty() ? "" : " | ") + prose::plain(*cell);
    things.push_back(std::move(one));
  }
}

// Lists the diagram with its parts, from top to bottom; `left` is the left edge of its frame.
void list(PageContent& matter, problem::Problem const& problem, layout::PlacedCaption const& set,
          double left, double width, double height, double hanging) {
  problem::Entry const* const number = problem.first(problem::FieldId::number);
  std::string name = number ? prose::plain(number->text) : std::string();
  if (name.empty()) name = "-";
  std::vector<LayoutItem> things;
  list(things, set.above, left, -height);
  things.push_back({LayoutKind::board, left, -height, width, height, name});
  list(things, set.beside, left, -height);
  list(things, set.below, left, hanging);
  LayoutItem all = *std::ranges::find(things, LayoutKind::board, &LayoutItem::kind);
  for (LayoutItem const& one : things) cover(all, one);
  all.kind = LayoutKind::diagram;
  if (!problem.label.empty()) all.more = "label=" + problem.label;
  matter.things.push_back(std::move(all));
  std::ranges::move(things, std::back_inserter(matter.things));
}

// Returns whether the caption is as wide as the cell. A text beside the board needs that room.
bool fills_cell(layout::Caption const& caption, bool in_grid) {
  using Kind = layout::CaptionWidth::Kind;
  if (caption.beside || caption.empty()) return false;
  return caption.width.kind == Kind::column || (in_grid && !caption.width.chosen);
}

}  // namespace

ComposedDiagram compose_diagram(layout::Typeset const& typeset, problem::Problem const& problem,
                                layout::Caption const& caption,
                                std::optional<layout::Style> const& style, CaptionType type,
                                DiagramCell const& cell, bool listed) {
  auto scene = std::make_shared<layout::Scene>(lay_out(problem.position, problem.view, style));
  ComposedDiagram diagram;
  diagram.where = problem.where;
  auto const [left, right] = layout::beside_frame(*scene);
  diagram.full_width = layout::whole_width(*scene) * scene->square * layout::points_a_millimetre;
  if (diagram.full_width > cell.width) scene->square *= cell.width / diagram.full_width;

  double const size = type.text_size * (type.small ? small_caption : default_caption);
  bool const in_cell = fills_cell(caption, cell.in_grid);
  // Captions grow as boards become narrower: two passes are enough.
  for (int attempt = 0; attempt < 2; ++attempt) {
    double const square = scene->square * layout::points_a_millimetre;
    double const width = scene->frame.width * square, height = scene->frame.height * square;
    layout::CaptionPlace place{width,         height,        cell.width, size, scene->abbreviations,
                               left * square, right * square};
    place.in_cell = in_cell;
    place.cell_left =
        place.left + cell.align * std::max(0.0, cell.width - place.left - width - place.right);
    layout::PlacedCaption const set = place_caption(caption, place, typeset);
    double const frame = in_cell ? place.cell_left : set.left;
    bool const labelled = std::ranges::any_of(scene->labels, [](layout::Label const& label) {
      return label.place == layout::LabelPlace::file;
    });
    double const of_hand = scene->hand_area.width > 0 ? scene->frame.y - scene->hand_area.y : 0;
    double const hanging = std::max(labelled ? coordinates_below : 0, of_hand) * square;

    PageContent matter;
    diagram.captions.clear();
    put(matter, diagram.captions, set.above, true, frame, -height);
    diagram.head_type = matter.type.size();
    diagram.head_links = matter.links.size();
    diagram.head = set.height_above;
    put(matter, diagram.captions, set.beside, false, frame, -height);
    put(matter, diagram.captions, set.below, false, frame, hanging);
    matter.boards.push_back({frame, 0, scene});
    if (listed) list(matter, problem, set, frame, width, height, hanging);
    diagram.matter = std::move(matter);
    diagram.board_width = place.left + width + place.right;
    diagram.width = in_cell ? cell.width : set.left + width + set.right;
    diagram.ascent = height + std::max(set.height_above, set.over_frame);
    diagram.descent = std::max(hanging + set.height_below, set.under_frame);
    diagram.missing = set.missing;
    diagram.square = scene->square;
    diagram.frame = height;
    double const text = diagram.ascent + diagram.descent - height;
    if (text + height <= cell.height || scene->square <= smallest_square) break;
    scene->square =
        std::max(smallest_square, scene->square * std::max(0.0, cell.height - text) / height);
  }
  return diagram;
}

double height_of(layout::SquareCode const& code) {
  return static_cast<double>(code.side + 2 * layout::quiet_modules) * layout::module_side;
}

void add_code(ComposedDiagram& diagram, layout::SquareCode const& code) {
  double const left = diagram.matter.boards.front().x;
  auto const at = [](std::size_t modules) {
    return static_cast<double>(modules) * layout::module_side;
  };
  double y = diagram.descent + at(layout::quiet_modules);
  for (std::vector<std::size_t> const& runs : code.rows) {
    std::size_t x = 0;
    for (std::size_t i = 0; i < runs.size(); x += runs[i++])
      if (i % 2 == 1)
        diagram.matter.rules.push_back({left + at(x), y, at(runs[i]), layout::module_side});
    y += layout::module_side;
  }
  diagram.descent += height_of(code);
}

void raise_head(ComposedDiagram& diagram, double up) {
  if (up <= 0 || diagram.head_type == 0) return;
  PageContent& matter = diagram.matter;
  for (std::size_t i = 0; i < diagram.head_type; ++i) matter.type[i].y -= up;
  for (std::size_t i = 0; i < diagram.head_links; ++i) matter.links[i].y -= up;
  for (LayoutItem& thing : matter.things) {
    if (thing.kind == LayoutKind::board) break;
    thing.y -= up;
    if (thing.kind == LayoutKind::diagram) thing.height += up;
  }
  diagram.ascent += up;
}

}  // namespace dawson::pages
