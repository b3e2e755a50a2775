#include "drawing/board_pen.hpp"

#include "drawing/board.hpp"
#include "layout/measures.hpp"
#include "layout/outline.hpp"

namespace dawson::drawing {

using layout::part;
using layout::Point;

namespace {

Outline through_points(std::vector<Point> const& points, double square) {
  Outline out;
  for (std::size_t i = 0; i < points.size(); ++i)
    i == 0 ? out.move(points[i].x * square, points[i].y * square)
           : out.line(points[i].x * square, points[i].y * square);
  return out;
}

}  // namespace

Outline shape_of(std::vector<layout::Path> const& paths, double outwards, double square) {
  Outline out;
  for (layout::Path const& path : paths) {
    Outline const part = through_points(layout::moved_outwards(path, outwards).points, square);
    out.steps.insert(out.steps.end(), part.steps.begin(), part.steps.end());
    if (path.closed) out.close();
  }
  return out;
}

BoardPen::BoardPen(Canvas& canvas, layout::Scene const& scene, layout::Typeset const& typeset)
    : canvas_(&canvas),
      style_(style_of(scene)),
      lettering_(typeset),
      millimetres_(scene.square),
      square_(square_points(scene)),
      measures_(layout::measure(style_, scene.square, scene.single_frame)) {}

BoardPen BoardPen::on(Canvas& canvas) const {
  BoardPen other = *this;
  other.canvas_ = &canvas;
  return other;
}

double BoardPen::grown(double share) const { return layout::grown(share, millimetres_) * square_; }

double BoardPen::width(double share) const {
  return layout::line_width(share, millimetres_) * square_;
}

Point BoardPen::at(Point place) const { return {place.x * square_, place.y * square_}; }

Outline BoardPen::through(std::vector<Point> const& points) const {
  return through_points(points, square_);
}

Outline BoardPen::segment(layout::Segment const& line) const {
  return through({line.from, line.to});
}

Outline BoardPen::shape(std::vector<layout::Path> const& paths, double outwards) const {
  return shape_of(paths, outwards, square_);
}

void BoardPen::cased(Outline const& outline, Pen const& pen, layout::Colour colour,
                     std::optional<Cap> casing_cap) const {
  Pen below = pen;
  below.width += grown(part("casing"));
  if (casing_cap) below.cap = *casing_cap;
  canvas_->stroke(outline, below, style_.paper);
  canvas_->stroke(outline, pen, colour);
}

}  // namespace dawson::drawing
