// The picture's unit is a square, so that places are those of the scene; widths are lengths in
// points worked out from the square's size, never thinner than what print can hold.
#include "backend/latex/plain_tikz.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "artwork/figures.hpp"
#include "backend/latex/tex_escape.hpp"
#include "drawing/side_number.hpp"
#include "layout/hatching.hpp"
#include "layout/lengths.hpp"
#include "layout/outline.hpp"

namespace dawson::backend {
namespace {

using chess::Man;
using chess::Side;
using layout::Scene;

constexpr double thinnest = 0.25;  // points
constexpr double rim = artwork::rim_width / double(artwork::units_a_square);
// Circles have no corners; those of men are mitred.
constexpr std::string_view corners = "line join=miter,miter limit=4";
static_assert(artwork::miter_limit == 4);
constexpr double label_room =
    0.75;                      // squares that coordinates and the sign of the side to move take
constexpr double eighth = 45;  // degrees

std::string number(double value) { return tex_number(value); }
std::string at(double x, double y) { return fmt::format("({},{})", number(x), number(y)); }
std::string at(layout::Point p) { return at(p.x, p.y); }

bool is_dark_kind(Side side) { return side == Side::black; }

class Document {
 public:
  Document(Scene const& scene, TikzPieces const& pieces)
      : scene_(scene),
        pieces_(pieces),
        square_(scene.square * layout::tex_points_a_millimetre),
        style_(scene.style.value_or(layout::hatched_style())),
        measures_(layout::measure(style_, scene.square, scene.single_frame)) {
    ink_ = colour(style_.ink, "ink");
    paper_ = colour(style_.paper, "paper");
  }

  std::string run() {
    draw_ground();
    draw_lines();
    draw_trails();
    draw_men(scene_.men);
    draw_men(scene_.key_men);
    draw_marks();
    draw_signs();
    draw_frame();
    draw_labels();
    draw_notes();
    if (!scene_.code.empty()) draw_code();
    double const room = has_labels() ? std::max(label_room, 0.29 + measures_.label_outside) : 0;
    bool const has_key = scene_.key_area.width > 0;
    double const left = scene_.frame.x - room;
    double const bottom = has_key ? scene_.key_area.y : scene_.frame.y - room;
    double const right =
        std::max(scene_.frame.x + scene_.frame.width + (scene_.to_move ? label_room : 0),
                 has_key ? scene_.key_area.x + scene_.key_area.width : 0);
    double const top = scene_.frame.y + scene_.frame.height;
    auto const side = [&](double squares) {
      return fmt::format("{}mm", number(squares * scene_.square));
    };
    // The text's area is larger than the paper: lengths are rounded, and a hair more than a page is
    // two pages.
    return fmt::format(
        "\\documentclass{{article}}\n"
        "\\usepackage[paperwidth={},paperheight={},left=0pt,top=0pt,right=-1pt,bottom=-1pt]{{"
        "geometry}}\n"
        "\\IfFileExists{{lmodern.sty}}{{\\usepackage[T1]{{fontenc}}\\usepackage{{lmodern}}}}{{}}"
        "\n\\usepackage{{tikz}}\n\\pagestyle{{empty}}\\parindent0pt\\topskip0pt\n"
        "{}\\begin{{document}}%\n"
        "\\begin{{tikzpicture}}[x={}mm,y={}mm,{}line cap=round,line join=round]\n"
        "\\useasboundingbox {} rectangle {};\n{}\\end{{tikzpicture}}%\n\\end{{document}}\n",
        side(right - left), side(top - bottom), definitions_, number(scene_.square),
        number(scene_.square), ink_ == "black" ? "" : "color=ink,", at(left, bottom),
        at(right, top), picture_);
  }

 private:
  template <class... Parts>
  void draw(fmt::format_string<Parts...> form, Parts&&... parts) {
    picture_ += fmt::format(form, std::forward<Parts>(parts)...) + "\n";
  }
  // A colour's name for TikZ, defined if need be; black and white are known by themselves.
  std::string colour(layout::Colour const& value, std::string_view name) {
    if (value == layout::black) return "black";
    if (value == layout::white) return "white";
    if (defined_.insert(std::string(name)).second)
      definitions_ += fmt::format("\\definecolor{{{}}}{{rgb}}{{{},{},{}}}\n", name,
                                  number(value.red), number(value.green), number(value.blue));
    return std::string(name);
  }
  std::string width(double squares) const {
    return fmt::format("{}pt", number(std::max(thinnest, squares * square_)));
  }

  bool has_labels() const {
    return std::ranges::any_of(
        scene_.labels, [](auto const& label) { return label.place != layout::LabelPlace::inside; });
  }

  std::vector<layout::Rectangle> dark_cells() const {
    if (!scene_.checkers) return scene_.dark;
    std::vector<layout::Rectangle> cells;
    for (int rank = 0; rank < scene_.checkers->ranks; ++rank)
      for (int file = 0; file < scene_.checkers->files; ++file)
        if (((file + rank) % 2 == 0) == scene_.checkers->dark_corner)
          cells.push_back({double(file), double(rank), 1, 1});
    return cells;
  }

  void draw_ground() {
    if (style_.light != layout::white)
      draw("\\fill[{}]{};", colour(style_.light, "light"), shape(scene_.ground, 0));
    auto const cells = dark_cells();
    if (cells.empty()) return;
    std::string path;
    for (layout::Rectangle const& r : cells)
      path += fmt::format(" {} rectangle +{}", at(r.x, r.y), at(r.width, r.height));
    if (style_.shading == layout::Shading::flat)
      return draw("\\fill[{}]{};", colour(style_.dark, "dark"), path);
    draw("\\begin{{scope}}\\clip{};\\draw[{},line width={}]", path, ink_,
         width(measures_.hatch_width));
    for (layout::Segment const& line : layout::hatch({0, 0, scene_.width, scene_.height},
                                                     style_.hatch_angle, measures_.hatch_distance))
      draw("{}--{}", at(line.from), at(line.to));
    draw(";\\end{{scope}}");
  }

  void draw_lines() {
    for (layout::PlacedMark const& mark : scene_.marks)
      if (mark.kind == chess::MarkKind::fill && !mark.shape.empty())
        draw("\\fill[{}]{};",
             mark.colour.empty() || mark.colour == "tint" ? ink_ + "!18" : mark.colour,
             shape(mark.shape, 0));
      else if (mark.kind == chess::MarkKind::fill)
        draw("\\fill[{}]{} rectangle +{};",
             mark.colour.empty() || mark.colour == "tint" ? ink_ + "!18" : mark.colour,
             at(mark.area.x, mark.area.y), at(mark.area.width, mark.area.height));
    for (layout::Segment const& line : scene_.lattice)
      draw("\\draw[line width={}]{}--{};", width(0.018), at(line.from), at(line.to));
    for (layout::Segment const& line : scene_.grid) {
      draw("\\draw[{},line width={}]{}--{};", paper_, width(0.15), at(line.from), at(line.to));
      draw("\\draw[line width={}]{}--{};", width(0.06), at(line.from), at(line.to));
    }
  }

  static std::string path_of(artwork::Path const& path) {
    std::string out;
    auto const point = [](artwork::Point p) { return at(p.x / 1000.0, p.y / 1000.0); };
    for (artwork::Segment const& segment : path) {
      switch (segment.kind) {
        case artwork::Segment::move: out += point(segment.points[0]); break;
        case artwork::Segment::line: out += "--" + point(segment.points[0]); break;
        case artwork::Segment::curve:
          out += ".. controls" + point(segment.points[0]) + "and" + point(segment.points[1]) +
                 ".." + point(segment.points[2]);
          break;
        case artwork::Segment::close: out += "--cycle "; break;
      }
    }
    return out;
  }

  std::string details(std::vector<artwork::Mark> const& marks, std::string_view colour) const {
    std::string out;
    for (artwork::Mark const& mark : marks)
      out += mark.solid()
                 ? fmt::format("\\fill[{}]{};\n", colour, path_of(mark.path))
                 : fmt::format("\\draw[{},line width={}]{};\n", colour,
                               width((mark.width + heavier_) / 1000.0), path_of(mark.path));
    return out;
  }

  // Further colours by heraldry's hatchings, as dawson.sty has them.
  std::string tone(Side side, std::string const& body) {
    int const index = drawing::side_number(side);
    if (style_.coloured) {
      std::size_t const army = static_cast<std::size_t>(index - 3) % layout::further_armies;
      return fmt::format("\\filldraw[fill={},{},line width={}]{};\n",
                         colour(style_.armies[army], fmt::format("army{}", army)), corners,
                         width(outline_), body);
    }
    std::string lines;
    double const coarser = artwork::coarser(cut_);
    for (double k = -0.6; k < 0.6; k += 0.072) {
      switch ((index - 3) % 6) {
        case 0: lines += at(k, -0.5) + "--" + at(k, 0.5); break;
        case 1: lines += at(-0.5, k) + "--" + at(0.5, k); break;
        case 2: lines += at(-0.5, k + 0.5) + "--" + at(0.5, k - 0.5); break;
        case 3:
          for (double l = -0.6; l < 0.6; l += 0.09) lines += at(k * 1.25, l) + "--+(0,0.0001)";
          break;
        case 4: lines += at(-0.5, k - 0.5) + "--" + at(0.5, k + 0.5); break;
        default: lines += at(k, -0.5) + "--" + at(k, 0.5) + at(-0.5, k) + "--" + at(0.5, k);
      }
    }
    return fmt::format(
        "\\begin{{scope}}\\clip{};\\draw[scale={},line width={}]{};\\end{{scope}}"
        "\\draw[{},line width={}]{};\n",
        body, number(coarser), width(coarser * ((index - 3) % 6 == 3 ? 0.044 : 0.026)), lines,
        corners, width(outline_), body);
  }

  // Each figure of each side once, as a macro about its square's centre.
  std::string man_macro(std::string const& code, Side side) {
    std::string letters = side.name == Side::numbered
                              ? "X" + std::string(1 + side.number % 6, 'x')
                              : std::string(1, static_cast<char>('a' + side.name));
    std::string const name = fmt::format("\\man{}{}", code, letters);
    if (!defined_.insert(name).second) return name;
    artwork::Figure const& figure = *artwork::find_figure(code);
    std::string const body = path_of(figure.body);
    auto const painted = [&](bool black) {
      return fmt::format("\\filldraw[fill={},{},line width={}]{};\n", black ? ink_ : paper_,
                         corners, width(outline_), body) +
             (black ? details(figure.inner, paper_) : details(figure.line, ink_));
    };
    std::string paint =
        fmt::format("\\draw[{},line width={}]{};\n", paper_, width(outline_ + 2 * rim), body);
    paint += painted(is_dark_kind(side));
    if (side == Side::neutral)
      paint += fmt::format("\\begin{{scope}}\\clip(-0.7,-0.7)rectangle(0,0.7);{}\\end{{scope}}",
                           painted(true));
    if (side.name > Side::neutral) paint += tone(side, body) + details(figure.line, ink_);
    definitions_ += fmt::format("\\def{}{{{}}}\n", name, paint);
    return name;
  }

  // Lines of moves and their arrow heads.
  void draw_trails() {
    for (layout::Path const& trail : scene_.trails)
      draw("\\draw[{},line width={}]{};", ink_, width(layout::sign::trail_width),
           points(trail.points));
    for (layout::Polygon const& head : scene_.heads)
      draw("\\fill[{}]{}--cycle;", ink_, points(head));
  }

  static std::string points(std::vector<layout::Point> const& line) {
    std::string out;
    for (layout::Point const& p : line) out += (out.empty() ? "" : "--") + at(p);
    return out;
  }

  void draw_signs() {
    for (layout::Sign const& sign : scene_.signs) draw_sign(sign);
  }

  void draw_sign(layout::Sign const& sign) {
    namespace measure = layout::sign;
    using layout::SignKind;
    auto const scaled = [&](double length) { return number(sign.scale * length); };
    double const half = sign.scale * measure::short_line / 2, arm = sign.scale * measure::cross_arm;
    auto const [x, y] = sign.at;
    switch (sign.kind) {
      case SignKind::move_and_capture:
        return draw("\\fill[{}]{} circle[radius={}];", ink_, at(sign.at),
                    scaled(measure::disc_radius));
      case SignKind::move:
        return draw("\\filldraw[{},fill={},line width={}]{} circle[radius={}];", ink_, paper_,
                    width(sign.scale * measure::ring_width), at(sign.at),
                    scaled(measure::ring_radius));
      case SignKind::capture:
        draw("\\fill[{}]{} circle[radius={}];", paper_, at(sign.at),
             scaled(measure::ground_radius));
        return draw("\\draw[{},line width={}]{}--{}{}--{};", ink_,
                    width(sign.scale * measure::cross_width), at(x - arm, y - arm),
                    at(x + arm, y + arm), at(x - arm, y + arm), at(x + arm, y - arm));
      case SignKind::capturable:
        return draw("\\draw[{},line width={}]{} circle[radius={}];", ink_,
                    width(sign.scale * measure::capturable_width), at(sign.at),
                    scaled(measure::capturable_radius));
      case SignKind::ride: {
        double const length = sign.scale * measure::head_length,
                     side = sign.scale * measure::head_half_width;
        draw("\\fill[{}]{}--{}--{}--cycle;", ink_, at(x + half, y), at(x + half - length, y + side),
             at(x + half - length, y - side));
        return draw("\\draw[{},line width={}]{}--{};", ink_, width(measure::trail_width),
                    at(x - half, y), at(x + half - length / 2, y));
      }
      case SignKind::path:
        return draw("\\draw[{},line width={}]{}--{};", ink_, width(measure::trail_width),
                    at(x - half, y), at(x + half, y));
    }
  }

  void draw_notes() {
    for (layout::KeyText const& note : scene_.notes)
      draw(
          "\\node[anchor=base west,inner sep=0pt,font=\\fontsize{{{0}}}{{{0}}}\\selectfont] at {1} "
          "{{{2}}};",
          number(note.size * square_), at(note.at), tex_text(note.text));
  }

  void draw_men(std::vector<layout::Placed> const& men) {
    for (layout::Placed const& placed : men) {
      double const x = placed.cell.x + placed.cell.width / 2,
                   y = placed.cell.y + placed.cell.height / 2;
      if (auto const* man = std::get_if<Man>(&placed.occupant)) draw_man(*man, x, y);
      else draw_text(std::get<chess::Text>(placed.occupant), x, y);
    }
  }

  void draw_man(Man const& man, double x, double y) {
    auto const figure = layout::figure_of(man);
    if (!figure) return draw_lettered_disc(man, x, y);
    if (auto const page = pieces_.page(*drawing::piece_of(man)))
      return draw(
          "\\node[inner sep=0pt,rotate={}] at {} {{\\includegraphics[page={},width={}mm]{{{}}}}};",
          number(-figure->rotation * eighth), at(x, y), *page, number(scene_.square),
          pieces_.file());
    artwork::Box const& box = artwork::find_figure(figure->code)->box;
    // A turned man keeps the middle of his figure where it is upright.
    double const middle_x = (box.left + box.right) / 2000.0,
                 middle_y = (box.bottom + box.top) / 2000.0;
    std::string const macro = man_macro(figure->code, man.side);
    if (figure->rotation == 0)
      return draw("\\begin{{scope}}[shift={{{}}}]{}\\end{{scope}}", at(x, y), macro);
    draw("\\begin{{scope}}[shift={{{}}},rotate around={{{}:{}}}]{}\\end{{scope}}", at(x, y),
         number(-figure->rotation * eighth), at(middle_x, middle_y), macro);
  }

  void draw_lettered_disc(Man const& man, double x, double y) {
    bool const black = is_dark_kind(man.side);
    auto const known = scene_.abbreviations.find(man.name);
    std::string const letters =
        known != scene_.abbreviations.end() ? known->second : layout::abbreviation(man);
    draw("\\filldraw[fill={},line width={}]{} circle[radius=0.38];", black ? ink_ : paper_,
         width(outline_), at(x, y));
    if (man.side == Side::neutral)
      draw("\\fill{} arc[start angle=90,end angle=270,radius=0.38]--cycle;", at(x, y + 0.38));
    if (man.side.name > Side::neutral)
      draw("\\draw[line width={}]{} circle[radius=0.3];", width(0.03), at(x, y));
    draw_letters(letters, man.rotation, x, y, 0.42,
                 black                       ? paper_
                 : man.side == Side::neutral ? "gray"
                                             : ink_);
  }

  void draw_text(chess::Text const& text, double x, double y) {
    draw("\\fill[{}]{} circle[radius=0.36];", paper_, at(x, y));
    draw_letters(tex_text(text.text), text.rotation, x, y, 0.62, ink_);
  }

  void draw_letters(std::string const& letters, int rotation, double x, double y, double size,
                    std::string_view colour) {
    double const points = size * square_;
    draw("\\node[inner sep=0pt,{},rotate={},font=\\fontsize{{{}}}{{{}}}\\selectfont] at {} {{{}}};",
         colour, number(-rotation * eighth), number(points), number(points), at(x, y), letters);
  }

  void draw_marks() {
    for (layout::PlacedMark const& mark : scene_.marks) {
      std::string const colour = mark.colour.empty() || mark.colour == "tint" ? ink_ : mark.colour;
      std::string const line = fmt::format("{},line width={}", colour, width(0.06));
      switch (mark.kind) {
        case chess::MarkKind::fill: break;
        case chess::MarkKind::frame:
          if (!mark.shape.empty())
            draw("\\draw[{},line join=miter]{};", line, shape(mark.shape, -0.05));
          else
            draw("\\draw[{},line join=miter]{} rectangle +{};", line,
                 at(mark.area.x + 0.05, mark.area.y + 0.05),
                 at(mark.area.width - 0.1, mark.area.height - 0.1));
          break;
        case chess::MarkKind::circle:
          draw("\\draw[{}]{} circle[radius=0.42];", line, at(mark.from));
          break;
        case chess::MarkKind::dot:
          draw("\\fill[{}]{} circle[radius=0.15];", colour, at(mark.from));
          break;
        case chess::MarkKind::cross:
          draw("\\draw[{}]{}+(-0.26,-0.26)--+(0.26,0.26){}+(-0.26,0.26)--+(0.26,-0.26);", line,
               at(mark.from), at(mark.from));
          break;
        case chess::MarkKind::arrow:
          draw("\\draw[{},-latex]{}--{};", line, at(mark.from), at(mark.to));
          break;
        case chess::MarkKind::line:
          draw("\\draw[{}]{}--{};", line, at(mark.from), at(mark.to));
          break;
        case chess::MarkKind::text:
          draw("\\fill[{}]{} circle[radius=0.28];", paper_, at(mark.from));
          draw_letters(tex_text(mark.text), 0, mark.from.x, mark.from.y, 0.45, colour);
          break;
      }
    }
  }

  static std::string shape(std::vector<layout::Path> const& paths, double distance) {
    std::string out;
    for (layout::Path const& path : paths) {
      layout::Path const moved = layout::moved_outwards(path, distance);
      for (std::size_t i = 0; i < moved.points.size(); ++i)
        out += (i == 0 ? "" : "--") + at(moved.points[i]);
      out += "--cycle ";
    }
    return out;
  }

  void draw_frame() {
    auto const stroke = [&](double distance, double line) {
      for (layout::Path const& path : scene_.outline) {
        layout::Path const moved = layout::moved_outwards(path, distance);
        std::string points;
        for (layout::Point const& p : moved.points) points += (points.empty() ? "" : "--") + at(p);
        draw("\\draw[line join=miter,line cap=rect,line width={}]{}{};", width(line), points,
             moved.closed ? "--cycle" : "");
      }
    };
    stroke(measures_.inner_at, measures_.inner_width);
    if (!scene_.single_frame) stroke(measures_.outer_at, measures_.outer_width);
  }

  // The coordinates' font: one of LaTeX's three, or by its name where the engine can find it.
  std::string label_font(double squares) {
    std::string const size = number(squares * square_);
    std::string family = "\\sffamily";
    if (style_.label_font == "serif") family = "\\rmfamily";
    else if (style_.label_font == "typewriter") family = "\\ttfamily";
    else if (!style_.label_font.empty() && style_.label_font != "sans") {
      family = "\\labelfont";
      if (defined_.insert(family).second)
        definitions_ += fmt::format(
            "\\ifdefined\\Umathcode\\usepackage{{fontspec}}\\newfontfamily\\labelfont{{{}}}"
            "\\else\\let\\labelfont\\sffamily\\fi\n",
            style_.label_font);
    }
    return fmt::format("font={}\\fontsize{{{}}}{{{}}}\\selectfont", family, size, size);
  }

  void draw_labels() {
    double const size = measures_.label_outside;
    double const low = scene_.frame.y - 0.22 - size / 2, left = scene_.frame.x - 0.19 - size / 2;
    for (layout::Label const& label : scene_.labels) {
      std::string const text = tex_text(label.text);
      if (label.place == layout::LabelPlace::file)
        draw("\\node[inner sep=0pt,{}] at {} {{\\strut {}}};", label_font(size),
             at(label.at.x, low), text);
      if (label.place == layout::LabelPlace::rank)
        draw("\\node[inner sep=0pt,{}] at {} {{{}}};", label_font(size), at(left, label.at.y),
             text);
      if (label.place == layout::LabelPlace::inside)
        draw("\\node[anchor=south west,{}inner sep=0.3pt,{}] at {} {{{}}};",
             layout::needs_label_ground(style_) ? fmt::format("fill={},", paper_) : "",
             label_font(measures_.label_inside), at(label.at.x + 0.03, label.at.y + 0.03), text);
    }
    if (scene_.to_move)
      draw_mover(*scene_.to_move,
                 at(scene_.frame.x + scene_.frame.width + 0.42, scene_.to_move_at));
  }

  void draw_mover(Side side, std::string const& place) {
    std::string const disc = "(0,0) circle[radius=0.18]";
    std::string paint = fmt::format("\\fill[{}]{};", side == Side::black ? ink_ : paper_, disc);
    if (side == Side::neutral)
      paint += "\\fill(0,0.18) arc[start angle=90,end angle=270,radius=0.18]--cycle;";
    if (side.name > Side::neutral) paint += tone(side, disc);
    draw("\\begin{{scope}}[shift={{{}}}]{}\\draw[line width={}]{};\\end{{scope}}", place, paint,
         width(measures_.inner_width), disc);
  }

  void draw_code() {
    for (layout::NamedSquare const& square : scene_.names)
      draw("\\coordinate({}) at {};", square.name, at(square.centre));
    draw("{}", scene_.code);
  }

  Scene const& scene_;
  artwork::Cut const cut_ = artwork::cut_for(scene_.square);
  int const heavier_ = artwork::heavier(cut_);  // what the cut adds to every line
  double const outline_ = (artwork::outline_width + heavier_) / double(artwork::units_a_square);
  TikzPieces const& pieces_;
  double square_;  // points
  layout::Style style_;
  layout::Measures measures_;
  std::string ink_, paper_;
  std::string definitions_, picture_;
  std::set<std::string> defined_;
};

}  // namespace

std::string plain_tikz_document(Scene const& scene, TikzPieces const& pieces) {
  return Document(scene, pieces).run();
}

}  // namespace dawson::backend
