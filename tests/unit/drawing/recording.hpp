// A canvas that records all drawing operators.
#pragma once

#include <cmath>
#include <memory>
#include <sstream>
#include <string>

#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"

namespace dawson::drawing {

/// One operator per line, in drawing order; nested operators are indented. Pieces are named with
/// their places, not drawn; colours are "ink" (black), "paper" (white) or fractions of light;
/// numbers have at most two decimals.
class Recording : public Canvas {
 public:
  std::string const& text_of() const { return out_; }

  void fill(Outline const& outline, layout::Colour colour) override {
    line("fill " + name(colour) + path(outline));
  }
  void stroke(Outline const& outline, Pen const& pen, layout::Colour colour) override {
    constexpr char const* caps[] = {"butt", "round", "square"};
    std::string out = "stroke " + name(colour) + " " + number(pen.width) + " " +
                      caps[static_cast<int>(pen.cap)] +
                      (pen.join == Join::round ? " round" : " miter");
    for (double const dash : pen.dashes) out += " dash" + number(dash);
    line(out + path(outline));
  }
  void clipped(Outline const& outline, Draw const& draw) override {
    nested("clip" + path(outline), draw);
  }
  void moved(Matrix const& matrix, Draw const& draw) override {
    nested("move" + numbers(matrix), draw);
  }
  void repeated(std::string const& key, layout::Rectangle, Matrix const& matrix,
                Draw const& draw) override {
    nested("repeat " + key + numbers(matrix), draw);
  }
  void in_print(Draw const& draw) override { nested("in print", draw); }
  void hatch(std::span<layout::Rectangle const> cells, double square, Hatching const& hatching,
             layout::Colour colour) override {
    std::string out =
        "hatch " + name(colour) + " " + number(square) + " parts " + std::to_string(hatching.parts);
    for (layout::Rectangle const& cell : cells)
      out += " (" + number(cell.x) + "," + number(cell.y) + " " + number(cell.width) + "x" +
             number(cell.height) + ")";
    line(out);
  }
  void pieces(std::span<PlacedSymbol const> pieces, double square, layout::Style const&) override {
    for (PlacedSymbol const& piece : without_pictures(pieces, square))
      line("man " + piece.figure->name + " side " +
           std::to_string(static_cast<int>(piece.side.name)) + " turned " +
           std::to_string(piece.rotation) + " at " + number(piece.at.x) + "," + number(piece.at.y) +
           " square " + number(square) + " copies " + piece.text +
           (piece.recentred ? "" : " about his square"));
  }
  void text(layout::TypeLine const& set, double x, double y) override {
    for (auto const& symbol : shaped(set).pieces)
      if (auto const* run = std::get_if<GlyphRun>(&symbol))
        line("text " + run->text + " at " + number(x) + "," + number(y) + " size " +
             number(run->font.size) + " " + name(run->font.colour) +
             (run->font.bold ? " bold" : "") +
             (run->font.family == layout::Family::sans ? " sans" : ""));
  }

 private:
  void picture(PieceSet const&, PieceDrawing const& symbol, Matrix const& at) override {
    line("picture " + symbol.code + " side " + std::to_string(static_cast<int>(symbol.side)) +
         numbers(at));
  }

  static std::string number(double value) {
    std::ostringstream out;
    out << std::round(value * 100) / 100 + 0.0;
    return out.str();
  }
  static std::string numbers(Matrix const& m) {
    std::string out;
    for (double const value : {m.a, m.b, m.c, m.d, m.e, m.f}) out += " " + number(value);
    return out;
  }
  static std::string name(layout::Colour c) {
    if (c == layout::black) return "ink";
    if (c == layout::white) return "paper";
    return number(c.red) + "/" + number(c.green) + "/" + number(c.blue);
  }
  static std::string path(Outline const& outline) {
    std::string out;
    for (Outline::Step const& step : outline.steps) {
      constexpr char const* words[] = {" M", " L", " C", " Z"};
      out += words[step.kind];
      std::size_t const count = step.kind == Outline::Step::close   ? 0
                                : step.kind == Outline::Step::curve ? 3
                                                                    : 1;
      for (std::size_t i = 0; i < count; ++i)
        out += (i > 0 ? " " : "") + number(step.points[i].x) + "," + number(step.points[i].y);
    }
    return out;
  }

  void line(std::string const& words) { out_ += std::string(depth_, ' ') + words + "\n"; }
  void nested(std::string const& words, Draw const& draw) {
    line(words);
    depth_ += 2;
    draw(*this);
    depth_ -= 2;
  }

  std::string out_;
  std::size_t depth_ = 0;
};

/// Sets text in one line; letters are half as wide as the font size, three quarters of it high and
/// a quarter deep.
inline layout::TypeLines plain_letters(prose::Inlines const& inlines, layout::Font const& font,
                                       layout::Measure const&) {
  auto pieces = std::make_shared<ShapedLine>();
  GlyphRun run;
  run.text = std::get<prose::Text>(inlines.front()).text;
  run.font = font;
  run.width = 0.5 * font.size * static_cast<double>(run.text.size());
  layout::TypeLine line;
  line.width = run.width;
  line.ink_ascent = 0.75 * font.size;
  line.ink_descent = 0.25 * font.size;
  pieces->pieces.push_back(run);
  line.shaped = pieces;
  return {{line}, {}};
}

}  // namespace dawson::drawing
