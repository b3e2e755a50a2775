// Lengths are worked out from the square's side, as dawson.sty does, so that a board is the same on
// paper whichever back end set it.
#include "drawing/board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "artwork/figures.hpp"
#include "drawing/figurine.hpp"
#include "drawing/lettering.hpp"
#include "drawing/side_number.hpp"
#include "layout/colour.hpp"
#include "layout/hatching.hpp"
#include "layout/outline.hpp"

namespace dawson::drawing {
namespace {

using chess::Man;
using chess::MarkKind;
using layout::Colour;
using layout::Point;
using layout::Rectangle;
using layout::Scene;
using layout::Style;

constexpr double growth_ends = 8;  // millimetres; beyond, lines grow by 0.4 of the squares' growth
constexpr double slow_growth = 0.4;
constexpr double thinnest = 0.25 * layout::points_a_tex_point;
constexpr double casing = 0.09;      // both sides of a line that is kept clear of the ground
constexpr double mark_inset = 0.05;  // of a frame around squares, within their edges
constexpr double sign_radius = 0.18, sign_at = 0.42, label_gap = 0.16, label_drop = 0.5,
                 label_depth = 0.14;

class Painter {
 public:
  Painter(Canvas& canvas, Scene const& scene, layout::Typeset const& typeset)
      : canvas_(canvas),
        scene_(scene),
        style_(style_of(scene)),
        lettering_(typeset),
        s_(square_points(scene)),
        measures_(layout::measure(style_, scene.square, scene.single_frame)) {}

  void run() {
    ground();
    for (layout::PlacedMark const& mark : scene_.marks)
      if (mark.kind == MarkKind::fill) fill_mark(mark);
    lattice_and_grid();
    trails();
    men(scene_.men);
    men(scene_.key_men);
    for (layout::PlacedMark const& mark : scene_.marks)
      if (mark.kind != MarkKind::fill) draw_mark(mark);
    for (layout::Sign const& sign : scene_.signs) move_sign(sign);
    frame();
    labels();
    notes();
    if (scene_.to_move) sign();
  }

 private:
  double grown(double share) const {
    double const square = scene_.square;
    return share * s_ *
           (square > growth_ends ? (growth_ends + slow_growth * (square - growth_ends)) / square
                                 : 1);
  }
  double width(double share) const { return std::max(thinnest, grown(share)); }

  Outline shape(std::vector<layout::Path> const& paths, double outwards) const {
    Outline out;
    for (layout::Path const& path : paths) {
      layout::Path const moved = layout::moved_outwards(path, outwards);
      for (std::size_t i = 0; i < moved.points.size(); ++i) {
        double const x = moved.points[i].x * s_, y = moved.points[i].y * s_;
        i == 0 ? out.move(x, y) : out.line(x, y);
      }
      if (path.closed) out.close();
    }
    return out;
  }

  std::string ground_key(double files, double ranks, bool dark_corner) const {
    return fmt::format("ground{:.6g}x{:.6g}{}@{:.6g}", files, ranks, dark_corner ? "d" : "l", s_);
  }

  // Dark cells of a rectangle from the origin.
  void draw_dark(Canvas& canvas, Outline const& cells, double files, double ranks) const {
    if (style_.shading == layout::Shading::flat) return canvas.fill(cells, style_.dark);
    canvas.clipped(cells, [&](Canvas& within) {
      Outline lines;
      double const more = 1 / s_;  // lines end outside of what clips them
      double const radians = style_.hatch_angle * 3.14159265358979 / 180;
      double const dx = more * std::cos(radians), dy = more * std::sin(radians);
      for (layout::Segment const& line :
           layout::hatch({0, 0, files, ranks}, style_.hatch_angle, measures_.hatch_distance))
        lines.move((line.from.x - dx) * s_, (line.from.y - dy) * s_)
            .line((line.to.x + dx) * s_, (line.to.y + dy) * s_);
      within.stroke(lines, {measures_.hatch_width * s_, Cap::butt, Join::miter, {}}, style_.ink);
    });
  }

  void ground() {
    if (style_.light != layout::white) canvas_.fill(shape(scene_.ground, 0), style_.light);
    if (scene_.checkers) {
      layout::Checkers const c = *scene_.checkers;
      auto const draw = [&](Canvas& canvas) {
        Outline cells;
        for (int rank = 0; rank < c.ranks; ++rank)
          for (int file = 0; file < c.files; ++file)
            if (((file + rank) % 2 == 0) == c.dark_corner)
              cells.rectangle(file * s_, rank * s_, s_, s_);
        draw_dark(canvas, cells, c.files, c.ranks);
      };
      canvas_.repeated(ground_key(c.files, c.ranks, c.dark_corner),
                       {0, 0, c.files * s_, c.ranks * s_}, {}, draw);
    }
    // The hatching of a single cell starts at its own corner, which is a quarter point.
    for (Rectangle const& r : scene_.dark)
      canvas_.repeated(ground_key(r.width, r.height, true) + "c",
                       {0, 0, r.width * s_, r.height * s_}, Matrix::moved(r.x * s_, r.y * s_),
                       [&](Canvas& canvas) {
                         draw_dark(canvas, Outline().rectangle(0, 0, r.width * s_, r.height * s_),
                                   r.width, r.height);
                       });
  }

  static Outline line_of(layout::Segment const& line, double s) {
    return Outline().move(line.from.x * s, line.from.y * s).line(line.to.x * s, line.to.y * s);
  }

  // Strokes a line, first wider in the colour of the paper.
  void cased(Outline const& outline, Pen pen, Colour colour, std::optional<Cap> casing_cap = {}) {
    Pen below = pen;
    below.width += grown(casing);
    if (casing_cap) below.cap = *casing_cap;
    canvas_.stroke(outline, below, style_.paper);
    canvas_.stroke(outline, pen, colour);
  }

  void lattice_and_grid() {
    for (layout::Segment const& line : scene_.lattice)
      canvas_.stroke(line_of(line, s_), {width(0.018), Cap::butt, Join::miter, {}}, style_.ink);
    for (layout::Segment const& line : scene_.grid)
      cased(line_of(line, s_), {width(0.06), Cap::square, Join::miter, {}}, style_.ink, Cap::butt);
  }

  Colour colour_of(layout::PlacedMark const& mark) const {
    if (mark.colour == "tint" && mark.kind != MarkKind::fill)
      return *layout::read_colour("lightgray");
    Colour const usual = mark.kind == MarkKind::fill ? layout::tint : style_.ink;
    return mark.colour.empty() ? usual : layout::read_colour(mark.colour).value_or(usual);
  }

  void fill_mark(layout::PlacedMark const& mark) {
    Rectangle const& r = mark.area;
    canvas_.fill(mark.shape.empty()
                     ? Outline().rectangle(r.x * s_, r.y * s_, r.width * s_, r.height * s_)
                     : shape(mark.shape, 0),
                 colour_of(mark));
  }

  void draw_mark(layout::PlacedMark const& mark) {
    Colour const colour = colour_of(mark);
    double const x = mark.from.x * s_, y = mark.from.y * s_;
    Rectangle const& r = mark.area;
    auto const inner = [&] {
      double const inset = mark_inset * s_;
      return Outline().rectangle(r.x * s_ + inset, r.y * s_ + inset, r.width * s_ - 2 * inset,
                                 r.height * s_ - 2 * inset);
    };
    switch (mark.kind) {
      case MarkKind::fill: break;
      case MarkKind::frame:
        cased(mark.shape.empty() ? inner() : shape(mark.shape, -mark_inset),
              {width(0.045), Cap::butt, Join::miter, {}}, colour);
        break;
      case MarkKind::circle:
        cased(Outline().circle(x, y, 0.44 * s_), {width(0.06), Cap::butt, Join::miter, {}}, colour);
        break;
      case MarkKind::dot:
        canvas_.fill(Outline().circle(x, y, 0.2 * s_), style_.paper);
        canvas_.fill(Outline().circle(x, y, 0.15 * s_), colour);
        break;
      case MarkKind::cross: {
        double const arm = 0.26 * s_;
        cased(Outline()
                  .move(x - arm, y - arm)
                  .line(x + arm, y + arm)
                  .move(x - arm, y + arm)
                  .line(x + arm, y - arm),
              {width(0.06), Cap::round, Join::miter, {}}, colour);
        break;
      }
      case MarkKind::arrow: arrow(mark, colour); break;
      case MarkKind::line:
        cased(Outline().move(x, y).line(mark.to.x * s_, mark.to.y * s_),
              {width(0.07), Cap::round, Join::miter, {}}, colour);
        break;
      case MarkKind::text: {
        Letters const letters = lettering_.fitted(mark.text, {}, 0.5 * s_, 0.76 * s_, colour);
        double const w = letters.width() + 0.12 * s_, h = letters.height() + 0.12 * s_;
        canvas_.fill(Outline().rectangle(x - w / 2, y - h / 2, w, h), style_.paper);
        letters.draw_centred(canvas_, x, y);
        break;
      }
    }
  }

  // The head is a barbed triangle at the end; the shaft ends inside of it.
  void arrow(layout::PlacedMark const& mark, Colour colour) {
    double const dx = mark.to.x - mark.from.x, dy = mark.to.y - mark.from.y,
                 length = std::hypot(dx, dy);
    if (length == 0) return;
    double const cosine = dx / length, sine = dy / length;
    Matrix const place{cosine, sine, -sine, cosine, mark.to.x * s_, mark.to.y * s_};
    canvas_.moved(place, [&](Canvas& canvas) {
      cased(Outline().move(-length * s_, 0).line(-0.25 * s_, 0),
            {width(0.07), Cap::butt, Join::miter, {}}, colour);
      canvas.fill(Outline()
                      .move(0, 0)
                      .line(-0.36 * s_, 0.15 * s_)
                      .line(-0.28 * s_, 0)
                      .line(-0.36 * s_, -0.15 * s_)
                      .close(),
                  colour);
    });
  }

  Outline line_through(std::vector<Point> const& points) const {
    Outline out;
    for (std::size_t i = 0; i < points.size(); ++i)
      i == 0 ? out.move(points[i].x * s_, points[i].y * s_)
             : out.line(points[i].x * s_, points[i].y * s_);
    return out;
  }

  // Lines of moves and their arrow heads.
  void trails() {
    for (layout::Path const& trail : scene_.trails)
      canvas_.stroke(line_through(trail.points),
                     {width(layout::sign::trail_width), Cap::round, Join::round, {}}, style_.ink);
    for (layout::Polygon const& head : scene_.heads)
      canvas_.fill(line_through(head).close(), style_.ink);
  }

  void move_sign(layout::Sign const& sign) {
    namespace measure = layout::sign;
    using layout::SignKind;
    double const unit = sign.scale * s_, x = sign.at.x * s_, y = sign.at.y * s_;
    auto const pen = [&](double share) {
      return Pen{width(sign.scale * share), Cap::round, Join::round, {}};
    };
    double const half = unit * measure::short_line / 2, arm = unit * measure::cross_arm;
    switch (sign.kind) {
      case SignKind::move_and_capture:
        return canvas_.fill(Outline().circle(x, y, unit * measure::disc_radius), style_.ink);
      case SignKind::move:
        canvas_.fill(Outline().circle(x, y, unit * measure::ring_radius), style_.paper);
        return canvas_.stroke(Outline().circle(x, y, unit * measure::ring_radius),
                              pen(measure::ring_width), style_.ink);
      case SignKind::capture:
        canvas_.fill(Outline().circle(x, y, unit * measure::ground_radius), style_.paper);
        return canvas_.stroke(Outline()
                                  .move(x - arm, y - arm)
                                  .line(x + arm, y + arm)
                                  .move(x - arm, y + arm)
                                  .line(x + arm, y - arm),
                              pen(measure::cross_width), style_.ink);
      case SignKind::capturable:
        return canvas_.stroke(Outline().circle(x, y, unit * measure::capturable_radius),
                              pen(measure::capturable_width), style_.ink);
      case SignKind::ride: {
        double const length = unit * measure::head_length, side = unit * measure::head_half_width;
        canvas_.fill(Outline()
                         .move(x + half, y)
                         .line(x + half - length, y + side)
                         .line(x + half - length, y - side)
                         .close(),
                     style_.ink);
        return canvas_.stroke(Outline().move(x - half, y).line(x + half - length / 2, y),
                              pen(measure::trail_width), style_.ink);
      }
      case SignKind::path:
        return canvas_.stroke(Outline().move(x - half, y).line(x + half, y),
                              pen(measure::trail_width), style_.ink);
    }
  }

  void notes() {
    for (layout::KeyText const& note : scene_.notes) {
      layout::Font font;
      font.size = note.size * s_;
      font.colour = style_.ink;
      lettering_.set(note.text, font).draw(canvas_, note.at.x * s_, note.at.y * s_);
    }
  }

  void men(std::vector<layout::Placed> const& placed_men) {
    std::vector<Standing> standing;
    for (layout::Placed const& placed : placed_men) {
      Point const at{(placed.cell.x + placed.cell.width / 2) * s_,
                     (placed.cell.y + placed.cell.height / 2) * s_};
      auto const* man = std::get_if<Man>(&placed.occupant);
      auto const figure = man ? layout::figure_of(*man) : std::nullopt;
      if (!figure) continue;
      standing.push_back({artwork::find_figure(figure->code), man->side, figure->rotation, at,
                          copied_text(*man), true});
    }
    if (!standing.empty()) canvas_.men(standing, s_, style_);
    for (layout::Placed const& placed : placed_men) {
      Matrix const at = Matrix::moved((placed.cell.x + placed.cell.width / 2) * s_,
                                      (placed.cell.y + placed.cell.height / 2) * s_);
      if (auto const* text = std::get_if<chess::Text>(&placed.occupant))
        canvas_.moved(at, [&](Canvas& canvas) { letter(canvas, *text); });
      else if (Man const& man = std::get<Man>(placed.occupant); !layout::figure_of(man))
        canvas_.moved(at, [&](Canvas& canvas) {
          draw_lettered_disc(canvas, man, abbreviation(man), s_, style_, lettering_.typeset());
        });
    }
  }

  std::string abbreviation(Man const& man) const {
    auto const known = scene_.abbreviations.find(man.name);
    return known != scene_.abbreviations.end() ? known->second : layout::abbreviation(man);
  }

  void letter(Canvas& canvas, chess::Text const& text) {
    canvas.fill(Outline().circle(0, 0, 0.4 * s_), style_.paper);
    Letters const letters = lettering_.fitted(text.text, {}, 0.74 * s_, 0.76 * s_, style_.ink);
    letters.draw_turned(canvas, text.rotation);
  }

  void frame() {
    auto const stroke = [&](Canvas& canvas, double at, double line) {
      if (line > 0)
        canvas.stroke(shape(scene_.outline, at), {line * s_, Cap::butt, Join::miter, {}},
                      style_.ink);
    };
    auto const both = [&](Canvas& canvas) {
      stroke(canvas, measures_.inner_at, measures_.inner_width);
      stroke(canvas, measures_.outer_at, measures_.outer_width);
    };
    if (!scene_.whole_frame) return both(canvas_);
    Rectangle const reach = frame_box(scene_);
    canvas_.repeated(fmt::format("frame{:.6g}x{:.6g}{}@{:.6g}", scene_.width, scene_.height,
                                 scene_.single_frame ? "s" : "", s_),
                     reach, {}, both);
  }

  layout::Font label_font(double size) const {
    layout::Font font;
    font.size = size;
    font.colour = style_.ink;
    font.family = style_.label_font == "serif"        ? layout::Family::serif
                  : style_.label_font == "typewriter" ? layout::Family::mono
                                                      : layout::Family::sans;
    if (style_.label_font != "sans" && font.family == layout::Family::sans)
      font.named = style_.label_font;
    return font;
  }

  void labels() {
    for (layout::Label const& label : scene_.labels) {
      double const x = label.at.x * s_, y = label.at.y * s_;
      bool const inside = label.place == layout::LabelPlace::inside;
      Letters const letters = lettering_.set(
          label.text, label_font((inside ? measures_.label_inside : measures_.label_outside) * s_));
      if (label.place == layout::LabelPlace::file)
        letters.draw(canvas_, x - letters.width() / 2, (scene_.frame.y - label_drop) * s_);
      else if (label.place == layout::LabelPlace::rank)
        letters.draw(canvas_, (scene_.frame.x - label_gap) * s_ - letters.width(),
                     y - letters.middle());
      else inside_label(letters, x + 0.02 * s_, y + 0.02 * s_);
    }
  }

  void inside_label(Letters const& letters, double x, double y) {
    double const margin = 0.03 * s_;
    if (layout::needs_label_ground(style_))
      canvas_.fill(
          Outline().rectangle(x, y, letters.width() + 2 * margin, letters.height() + 2 * margin),
          style_.paper);
    letters.draw(canvas_, x + margin, y + margin + letters.depth());
  }

  void sign() {
    double const x = (scene_.frame.x + scene_.frame.width + sign_at) * s_,
                 y = scene_.to_move_at * s_, radius = sign_radius * s_;
    bool const black = *scene_.to_move == chess::Side::black;
    canvas_.fill(Outline().circle(x, y, radius), black ? style_.ink : style_.paper);
    if (*scene_.to_move != chess::Side::white && !black)
      canvas_.fill(Outline().half_circle(x, y, radius), style_.ink);
    canvas_.stroke(Outline().circle(x, y, radius),
                   {measures_.inner_width * s_, Cap::butt, Join::miter, {}}, style_.ink);
  }

  Canvas& canvas_;
  Scene const& scene_;
  Style style_;
  Lettering lettering_;
  double s_;
  layout::Measures measures_;
};

}  // namespace

Style style_of(Scene const& scene) { return scene.style.value_or(layout::hatched_style()); }

double square_points(Scene const& scene) { return scene.square * layout::points_a_millimetre; }

Rectangle frame_box(Scene const& scene) {
  double const s = square_points(scene);
  return {scene.frame.x * s, scene.frame.y * s, scene.frame.width * s, scene.frame.height * s};
}

Rectangle board_box(Scene const& scene) {
  constexpr double widest_digit = 0.6;  // of the font's size
  double const size =
      layout::measure(style_of(scene), scene.square, scene.single_frame).label_outside;
  double left = 0, bottom = 0, right = 0;
  for (layout::Label const& label : scene.labels) {
    if (label.place == layout::LabelPlace::file) bottom = label_drop + label_depth;
    if (label.place == layout::LabelPlace::rank)
      left =
          std::max(left, label_gap + widest_digit * size * static_cast<double>(label.text.size()));
  }
  if (scene.to_move) right = sign_at + sign_radius + 0.04;
  // A key begins below whatever else hangs from the frame.
  if (Rectangle const& key = scene.key_area; key.width > 0) {
    bottom = std::max(bottom, scene.frame.y - key.y);
    right = std::max(right, key.x + key.width - scene.frame.x - scene.frame.width);
  }
  double const s = square_points(scene);
  return {(scene.frame.x - left) * s, (scene.frame.y - bottom) * s,
          (scene.frame.width + left + right) * s, (scene.frame.height + bottom) * s};
}

void draw_board(Canvas& canvas, Scene const& scene, layout::Typeset const& typeset) {
  Painter(canvas, scene, typeset).run();
}

Rectangle diagram_box(Scene const& scene, layout::PlacedCaption const& caption) {
  Rectangle box = board_box(scene);
  Rectangle const frame = frame_box(scene);
  // Labels hang out of the frame, captions are as wide as it; a number may be wider than a narrow
  // board.
  double right = box.x + box.width;
  for (auto const* lines : {&caption.above, &caption.below})
    for (layout::PlacedLine const& line : *lines)
      right = std::max(right, frame.x + line.x + line.line.width);
  box.width = right - box.x;
  box.y -= caption.height_below;
  box.height += caption.height_above + caption.height_below;
  return box;
}

void draw_caption(Canvas& canvas, Scene const& scene, layout::PlacedCaption const& caption) {
  Rectangle const frame = frame_box(scene);
  double const top = frame.y + frame.height, bottom = board_box(scene).y;
  for (layout::PlacedLine const& line : caption.above)
    canvas.text(line.line, frame.x + line.x, top - line.baseline);
  for (layout::PlacedLine const& line : caption.below)
    canvas.text(line.line, frame.x + line.x, bottom - line.baseline);
}

}  // namespace dawson::drawing
