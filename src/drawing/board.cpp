#include "drawing/board.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "drawing/board_pen.hpp"
#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"
#include "layout/board_lines.hpp"
#include "layout/games.hpp"
#include "layout/marks.hpp"
#include "layout/measures.hpp"

namespace dawson::drawing {

// layout/measures.hpp derives lengths from the side of a square, as dawson.sty does, so that a
// board is the same on paper in every output format.

namespace {

using chess::Piece;
using chess::Side;
using layout::part;
using layout::Point;
using layout::Rectangle;
using layout::Scene;
using layout::Style;

class Painter {
 public:
  Painter(Canvas& canvas, Scene const& scene, layout::Typeset const& typeset)
      : canvas_(canvas),
        scene_(scene),
        pen_(canvas, scene, typeset),
        style_(pen_.style()),
        s_(pen_.square()) {}

  void run() {
    ground();
    for (layout::PlacedMark const& mark : scene_.marks)
      if (layout::is_below_pieces(mark)) draw_mark(pen_, mark);
    lattice_and_grid();
    draw_trails(pen_, scene_);
    canvas_.on_squares([&](Canvas&) { pieces(scene_.pieces, s_); });
    pieces(scene_.key_pieces, s_);
    if (!scene_.held.empty()) pieces(scene_.held, scene_.held.front().cell.width * s_);
    for (layout::PlacedMark const& mark : scene_.marks)
      if (!layout::is_below_pieces(mark)) draw_mark(pen_, mark);
    for (layout::Sign const& sign : scene_.signs) draw_sign(pen_, sign);
    frame();
    canvas_.beside_board([&](Canvas&) {
      labels(false);
      if (scene_.to_move) mover();
    });
    labels(true);
    notes();
  }

 private:
  // Returns a length in a key: in ten-thousandths of its unit.
  static long long in_key(double length) {
    constexpr double parts = 10'000;
    return std::llround(length * parts);
  }

  void hatch(Canvas& canvas, std::span<Rectangle const> cells) const {
    layout::Measures const& m = pen_.measures();
    canvas.hatch(cells, s_, {style_.hatch_angle, m.hatch_distance, m.hatch_width, m.hatch_parts},
                 style_.ink);
  }

  // Fills the dark squares; `ground` is the outline of the board, or of the part of it that
  // contains `cells`.
  void dark(Canvas& canvas, std::span<Rectangle const> cells, Outline const& ground) const {
    if (layout::hatched(style_, scene_.square)) return hatch(canvas, cells);
    Outline outline;
    for (Rectangle const& r : cells)
      outline.rectangle(r.x * s_, r.y * s_, r.width * s_, r.height * s_);
    canvas.fill(outline, style_.dark);
    if (!layout::hatched_in_print(style_, scene_.square)) return;
    canvas.in_print([&](Canvas& print) {
      print.fill(ground, style_.paper);
      hatch(print, cells);
    });
  }

  void light(Outline const& ground) const {
    canvas_.fill(ground, style_.light);
    bool const is_bare = scene_.dark.empty() && !scene_.checkers;  // otherwise `dark` does this
    if (is_bare && layout::hatched_in_print(style_, scene_.square))
      canvas_.in_print([&](Canvas& print) { print.fill(ground, style_.paper); });
  }

  void ground() {
    if (style_.light != layout::white && !scene_.ground.empty())
      light(pen_.shape(scene_.ground, 0));
    if (!scene_.dark.empty()) dark(canvas_, scene_.dark, pen_.shape(scene_.ground, 0));
    if (!scene_.walls.empty()) walls();
    if (!scene_.checkers) return;
    layout::Checkers const c = *scene_.checkers;
    canvas_.repeated(
        fmt::format("ground{}x{}{}@{}", c.files, c.ranks, c.dark_corner ? "d" : "l", in_key(s_)),
        {0, 0, c.files * s_, c.ranks * s_}, {}, [&](Canvas& canvas) {
          std::vector<Rectangle> cells;
          for (int rank = 0; rank < c.ranks; ++rank)
            for (int file = 0; file < c.files; ++file)
              if (((file + rank) % 2 == 0) == c.dark_corner)
                cells.push_back({double(file), double(rank), 1, 1});
          dark(canvas, cells, Outline().rectangle(0, 0, c.files * s_, c.ranks * s_));
        });
  }

  // Walls are hatched in both directions, or filled with the frame's colour.
  void walls() {
    bool const hatched = layout::hatched(style_, scene_.square);
    if (hatched) hatch(canvas_, scene_.walls);
    double const angle = style_.hatch_angle, across = angle > 0 ? angle - 90 : angle + 90;
    layout::Measures const& m = pen_.measures();
    Outline outline;
    for (Rectangle const& r : scene_.walls) {
      if (!hatched) outline.rectangle(r.x * s_, r.y * s_, r.width * s_, r.height * s_);
      else
        for (layout::Polygon const& line :
             layout::hatch(r, across, m.hatch_distance, m.hatch_width))
          outline.polygon(line, s_);
    }
    canvas_.fill(outline, style_.ink);
  }

  void lattice_and_grid() {
    for (layout::Segment const& line : scene_.lattice)
      canvas_.stroke(pen_.segment(line),
                     {pen_.width(part("lattice line")), Cap::butt, Join::miter, {}}, style_.ink);
    for (layout::Segment const& line : scene_.grid)
      pen_.cased(pen_.segment(line), {pen_.width(part("grid line")), Cap::square, Join::miter, {}},
                 style_.ink, Cap::butt);
  }

  void notes() {
    for (layout::KeyText const& note : scene_.notes) {
      layout::Font font;
      font.size = note.size * s_;
      font.colour = style_.ink;
      pen_.lettering().set(note.text, font).draw(canvas_, note.at.x * s_, note.at.y * s_);
    }
  }

  // Draws pieces in squares with sides of `square` points.
  void pieces(std::vector<layout::Placed> const& placed_pieces, double square) {
    std::vector<PlacedSymbol> placed_symbol;
    placed_symbol.reserve(placed_pieces.size());
    for (layout::Placed const& placed : placed_pieces) {
      Point const at{(placed.cell.x + placed.cell.width / 2) * s_,
                     (placed.cell.y + placed.cell.height / 2) * s_};
      auto const* piece = std::get_if<Piece>(&placed.occupant);
      auto const figure = piece ? layout::figure_of(*piece) : std::nullopt;
      if (!figure) continue;
      placed_symbol.push_back(
          {figure->drawn, piece->side, figure->rotation, at, copied_text(*piece), true});
    }
    if (!placed_symbol.empty()) canvas_.pieces(placed_symbol, square, style_);
    for (layout::Placed const& placed : placed_pieces) {
      Matrix const at = Matrix::moved((placed.cell.x + placed.cell.width / 2) * s_,
                                      (placed.cell.y + placed.cell.height / 2) * s_);
      if (auto const* text = std::get_if<chess::Text>(&placed.occupant))
        canvas_.moved(at, [&](Canvas& canvas) { letter(canvas, *text); });
      else if (Piece const& piece = std::get<Piece>(placed.occupant); !layout::figure_of(piece))
        canvas_.moved(at, [&](Canvas& canvas) {
          draw_lettered_disc(canvas, piece, abbreviation(piece), square, style_,
                             pen_.lettering().typeset());
        });
      auto const* piece = std::get_if<Piece>(&placed.occupant);
      auto const promotion = piece ? layout::promotion_of(*piece) : chess::Promotion::none;
      if (promotion == chess::Promotion::none) continue;
      constexpr double corner = part("promotion at");
      canvas_.moved(at, [&](Canvas& canvas) {
        draw_promotion(canvas, promotion, {corner * square, corner * square}, square, style_);
      });
    }
  }

  std::string abbreviation(Piece const& piece) const {
    auto const known = scene_.abbreviations.find(piece.name);
    return known != scene_.abbreviations.end() ? known->second : layout::abbreviation(piece);
  }

  void letter(Canvas& canvas, chess::Text const& text) {
    canvas.fill(Outline().circle(0, 0, part("letter ground radius") * s_), style_.paper);
    Letters const letters = pen_.lettering().fitted(text.text, {}, part("letter size") * s_,
                                                    part("letter widest") * s_, style_.ink);
    letters.draw_turned(canvas, text.rotation);
  }

  void frame() {
    if (scene_.outline.empty()) return;  // all edges are joined
    layout::Measures const& m = pen_.measures();
    auto const stroke = [&](Canvas& canvas, double at, double line) {
      if (line > 0)
        canvas.stroke(pen_.shape(scene_.outline, at), {line * s_, Cap::butt, Join::miter, {}},
                      style_.ink);
    };
    auto const both = [&](Canvas& canvas) {
      stroke(canvas, m.inner_at, m.inner_width);
      stroke(canvas, m.outer_at, m.outer_width);
    };
    if (!scene_.whole_frame) return both(canvas_);
    Rectangle const reach = frame_box(scene_);
    canvas_.repeated(fmt::format("frame{}x{}{}@{}", in_key(scene_.width), in_key(scene_.height),
                                 scene_.single_frame ? "s" : "", in_key(s_)),
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

  // Draws the labels within the squares, or those next to the board.
  void labels(bool inside) {
    layout::Measures const& m = pen_.measures();
    for (layout::Label const& label : scene_.labels) {
      if ((label.place == layout::LabelPlace::inside) != inside) continue;
      auto const [x, y] = pen_.at(label.at);
      bool const of_hand = label.place == layout::LabelPlace::hand;
      double const size = inside    ? m.label_inside
                          : of_hand ? part("hand label size")
                                    : m.label_outside;
      Letters const letters = pen_.lettering().set(label.text, label_font(size * s_));
      double const drop = part("file label gap") + part("label ascent") * size;
      if (label.place == layout::LabelPlace::file)
        letters.draw(canvas_, x - letters.width() / 2, y + (scene_.frame.y - drop) * s_);
      else if (of_hand) letters.draw(canvas_, x, y - part("label middle") * size * s_);
      else if (label.place == layout::LabelPlace::rank)
        letters.draw(canvas_, x + (scene_.frame.x - part("rank label gap")) * s_ - letters.width(),
                     y - part("label middle") * size * s_);
      else
        inside_label(letters, x + part("inner label inset") * s_,
                     y + part("inner label inset") * s_);
    }
  }

  void inside_label(Letters const& letters, double x, double y) {
    double const margin = part("inner label margin") * s_;
    auto const clear = [&](Canvas& canvas) {
      canvas.fill(
          Outline().rectangle(x, y, letters.width() + 2 * margin, letters.height() + 2 * margin),
          style_.paper);
    };
    if (layout::hatched(style_, scene_.square)) clear(canvas_);
    if (layout::hatched_in_print(style_, scene_.square)) canvas_.in_print(clear);
    letters.draw(canvas_, x + margin, y + margin + letters.depth());
  }

  // The side to move is a disc, painted like the pieces of that side.
  void mover() {
    double const x = (scene_.frame.x + scene_.frame.width + part("mover distance")) * s_,
                 y = scene_.to_move_at * s_, radius = part("mover radius") * s_;
    Side const side = *scene_.to_move;
    Outline const disc = Outline().circle(x, y, radius);
    canvas_.fill(disc, side == Side::black ? style_.ink : style_.paper);
    if (side == Side::neutral) canvas_.fill(Outline().half_circle(x, y, radius), style_.ink);
    if (side_number(side) > side_number(Side::neutral))
      canvas_.clipped(disc, [&](Canvas& within) {
        Matrix const place =
            Matrix::moved(x, y).after(Matrix::scaled(s_ / artwork::units_a_square));
        within.moved(place, [&](Canvas& canvas) { draw_tone(canvas, side, style_, cut_of(s_)); });
      });
    canvas_.stroke(disc, {pen_.width(part("frame inner line")), Cap::butt, Join::miter, {}},
                   style_.ink);
  }

  Canvas& canvas_;
  Scene const& scene_;
  BoardPen pen_;
  Style const& style_;
  double s_;
};

}  // namespace

void draw_board(Canvas& canvas, Scene const& scene, layout::Typeset const& typeset) {
  Painter(canvas, scene, typeset).run();
}

// Computes the space for a board, alone and with its caption.

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
  // A key begins below everything else under the frame.
  if (Rectangle const& key = scene.key_area; key.width > 0) {
    bottom = std::max(bottom, scene.frame.y - key.y);
    right = std::max(right, key.x + key.width - scene.frame.x - scene.frame.width);
  }
  if (Rectangle const& hand = scene.hand_area; hand.width > 0) {
    auto const [left_room, right_room] = layout::beside_frame(scene);
    left = std::max(left, left_room);
    right = std::max(right, right_room);
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
  // Labels extend beyond the frame; captions are as wide as the frame; a number may be wider than
  // a narrow board.
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
