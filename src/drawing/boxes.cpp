// How much room a board takes, and its caption with it.
#include <algorithm>

#include "drawing/board.hpp"
#include "drawing/board_pen.hpp"
#include "layout/hands.hpp"
#include "layout/lengths.hpp"
#include "layout/measures.hpp"

namespace dawson::drawing {

using layout::part;
using layout::Rectangle;
using layout::Scene;
using layout::Style;

Style style_of(Scene const& scene) { return scene.style.value_or(layout::hatched_style()); }

double square_points(Scene const& scene) { return scene.square * layout::points_a_millimetre; }

Rectangle frame_box(Scene const& scene) {
  double const s = square_points(scene);
  return {scene.frame.x * s, scene.frame.y * s, scene.frame.width * s, scene.frame.height * s};
}

Rectangle board_box(Scene const& scene) {
  double const size =
      layout::measure(style_of(scene), scene.square, scene.single_frame).label_outside;
  double left = layout::rank_label_room(scene, size), bottom = 0, right = 0;
  for (layout::Label const& label : scene.labels)
    if (label.place == layout::LabelPlace::file)
      bottom = part("file label gap") + (part("label ascent") + part("label descent")) * size;
  if (scene.to_move) right = part("mover distance") + part("mover radius") + part("mover margin");
  // A key begins below whatever else hangs from the frame.
  if (Rectangle const& key = scene.key_area; key.width > 0) {
    bottom = std::max(bottom, scene.frame.y - key.y);
    right = std::max(right, key.x + key.width - scene.frame.x - scene.frame.width);
  }
  if (Rectangle const& hand = scene.hand_area; hand.width > 0) {
    auto const [before, behind] = layout::beside_frame(scene);
    left = std::max(left, before);
    right = std::max(right, behind);
    bottom = std::max(bottom, scene.frame.y - hand.y);
  }
  double const s = square_points(scene);
  return {(scene.frame.x - left) * s, (scene.frame.y - bottom) * s,
          (scene.frame.width + left + right) * s, (scene.frame.height + bottom) * s};
}

Outline ground_of(Scene const& scene) {
  if (scene.key_area.width > 0 || scene.hand_area.width > 0 || scene.ground.empty()) {
    Rectangle const box = board_box(scene);
    return Outline().rectangle(box.x, box.y, box.width, box.height);
  }
  layout::Measures const m = layout::measure(style_of(scene), scene.square, scene.single_frame);
  double const line =
      m.outer_width > 0 ? m.outer_at + m.outer_width / 2 : m.inner_at + m.inner_width / 2;
  return shape_of(scene.ground, scene.outline.empty() ? 0 : line, square_points(scene));
}

Rectangle diagram_box(Scene const& scene, layout::PlacedCaption const& caption) {
  Rectangle box = board_box(scene);
  Rectangle const frame = frame_box(scene);
  // Labels hang out of the frame, captions are as wide as it; a number may be wider than a narrow
  // board.
  double right = std::max(box.x + box.width, frame.x + frame.width + caption.right);
  double const left = std::min(box.x, frame.x - caption.left);
  box.width += box.x - left;
  box.x = left;
  for (auto const* lines : {&caption.above, &caption.below})
    for (layout::PlacedLine const& line : *lines)
      right = std::max(right, frame.x + line.x + line.line.width);
  box.width = right - box.x;
  double const below = std::max(caption.height_below, caption.under_frame - (frame.y - box.y));
  box.y -= below;
  box.height += std::max(caption.height_above, caption.over_frame) + below;
  return box;
}

void draw_caption(Canvas& canvas, Scene const& scene, layout::PlacedCaption const& caption) {
  Rectangle const frame = frame_box(scene);
  double const top = frame.y + frame.height, bottom = board_box(scene).y;
  for (layout::PlacedLine const& line : caption.above)
    canvas.text(line.line, frame.x + line.x, top - line.baseline);
  for (layout::PlacedLine const& line : caption.beside)
    canvas.text(line.line, frame.x + line.x, top - line.baseline);
  for (layout::PlacedLine const& line : caption.below)
    canvas.text(line.line, frame.x + line.x, bottom - line.baseline);
}

}  // namespace dawson::drawing
