#include "pages/diagram.hpp"

#include <algorithm>

#include "layout/board.hpp"
#include "layout/placed_caption.hpp"

namespace dawson::pages {
namespace {

constexpr double coordinates_below = 0.62;  // of a square: what hangs from the frame
constexpr double smallest_square = 1.5;     // millimetres
constexpr double small_square = 4.5;        // what is smaller has smaller captions
constexpr double usual_caption = 0.87, small_caption = 0.77;  // of the text's size

void put(Matter& matter, std::vector<layout::PlacedLine> const& lines, double right, double down) {
  for (layout::PlacedLine const& placed : lines) {
    double const x = right + placed.x;
    if (placed.line.shaped) matter.type.push_back({x, down + placed.baseline, placed.line.shaped});
    for (layout::LinkPlace const& link : placed.line.links)
      matter.links.push_back({x + link.from, down + placed.baseline - placed.line.ascent,
                              link.to - link.from, placed.line.ascent + placed.line.descent,
                              link.target});
  }
}

}  // namespace

ComposedDiagram compose_diagram(layout::Typeset const& typeset, problem::Problem const& problem,
                                layout::Caption const& caption,
                                std::optional<layout::Style> const& style, double text_size,
                                double widest, double highest) {
  auto scene = std::make_shared<layout::Scene>(lay_out(problem.position, problem.view, style));
  ComposedDiagram diagram;
  diagram.where = problem.where;
  auto const [left, right] = layout::beside_frame(*scene);
  diagram.full_width = layout::whole_width(*scene) * scene->square * layout::points_a_millimetre;
  if (diagram.full_width > widest) scene->square *= widest / diagram.full_width;

  double const size = text_size * (scene->square < small_square ? small_caption : usual_caption);
  // Captions grow as boards get narrower: twice around is enough.
  for (int attempt = 0; attempt < 2; ++attempt) {
    double const square = scene->square * layout::points_a_millimetre;
    double const width = scene->frame.width * square, height = scene->frame.height * square;
    layout::PlacedCaption const set = place_caption(
        caption, {width, height, widest, size, scene->abbreviations, left * square, right * square},
        typeset);
    bool const labelled = std::ranges::any_of(scene->labels, [](layout::Label const& label) {
      return label.place == layout::LabelPlace::file;
    });
    double const of_hand = scene->hand_area.width > 0 ? scene->frame.y - scene->hand_area.y : 0;
    double const hanging = std::max(labelled ? coordinates_below : 0, of_hand) * square;

    Matter matter;
    put(matter, set.above, set.left, -height);
    put(matter, set.beside, set.left, -height);
    put(matter, set.below, set.left, hanging);
    matter.boards.push_back({set.left, 0, scene});
    diagram.matter = std::move(matter);
    diagram.width = set.left + width + set.right;
    diagram.ascent = height + std::max(set.height_above, set.over_frame);
    diagram.descent = std::max(hanging + set.height_below, set.under_frame);
    diagram.missing = set.missing;
    double const text = diagram.ascent + diagram.descent - height;
    if (text + height <= highest || scene->square <= smallest_square) break;
    scene->square =
        std::max(smallest_square, scene->square * std::max(0.0, highest - text) / height);
  }
  return diagram;
}

}  // namespace dawson::pages
