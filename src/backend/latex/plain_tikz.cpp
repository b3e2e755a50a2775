#include "backend/latex/plain_tikz.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include <fmt/format.h>

#include "artwork/figure.hpp"
#include "backend/latex/tex_escape.hpp"
#include "drawing/board.hpp"
#include "drawing/canvas.hpp"
#include "drawing/shaped.hpp"
#include "text/scanning.hpp"

namespace dawson::backend {
namespace {

// The pages of a PDF file with pieces, as a piece set for the canvas.
class Pages : public drawing::PieceSet {
 public:
  explicit Pages(TikzPieces const& pieces) : pieces_(pieces) {}
  bool has(drawing::PieceDrawing const& symbol) const override {
    return pieces_.page(symbol).has_value();
  }
  std::string_view svg(drawing::PieceDrawing const&) const override { return {}; }
  std::string picture(drawing::PieceDrawing const&) const override { return {}; }
  bool draw(cairo_t*, drawing::PieceDrawing const&, int) const override { return false; }

 private:
  TikzPieces const& pieces_;
};

std::string points(double value) { return tex_number(value) + "bp"; }

// Returns the user's TikZ code in a scope whose unit is one square and whose coordinates are named
// after the squares.
std::string user_code(layout::Scene const& scene, std::string const& ink) {
  if (scene.code.empty()) return {};
  std::string const side = points(drawing::square_points(scene));
  std::string out = fmt::format("\\begin{{scope}}[x={0},y={0},color={1}]\n", side, ink);
  for (layout::NamedSquare const& square : scene.names)
    out += fmt::format("\\coordinate({}) at ({},{});\n", square.name, tex_number(square.centre.x),
                       tex_number(square.centre.y));
  return out + scene.code + "\n\\end{scope}\n";
}

}  // namespace

std::string plain_tikz_document(layout::Scene const& scene, layout::Typeset const& typeset,
                                TikzPieces const& pieces) {
  TikzCanvas canvas(pieces);
  Pages const pages(pieces);
  canvas.use_pieces(&pages);
  drawing::draw_board(canvas, scene, typeset);
  std::string const drawing_code = user_code(scene, canvas.colour(drawing::style_of(scene).ink));
  layout::Rectangle const box = drawing::board_box(scene);
  // The text area is larger than the paper, because lengths are rounded and a text slightly higher
  // than the page would start a second page.
  return fmt::format(
      "\\documentclass{{article}}\n"
      "\\usepackage[paperwidth={},paperheight={},left=0pt,top=0pt,right=-1pt,bottom=-1pt]%\n"
      "{{geometry}}\n"
      "\\IfFileExists{{lmodern.sty}}{{\\usepackage[T1]{{fontenc}}\\usepackage{{lmodern}}}}{{}}\n"
      "\\usepackage{{tikz}}\n\\pagestyle{{empty}}\\parindent0pt\\topskip0pt\n"
      "\\def\\placed#1#2#3#4#5#6#7{{\\begin{{scope}}%\n"
      "\\pgflowlevel{{\\pgftransformcm{{#1}}{{#2}}{{#3}}{{#4}}{{\\pgfpoint{{#5bp}}{{#6bp}}}}}}"
      "#7\\end{{scope}}}}\n"
      "{}\\begin{{document}}%\n\\begin{{tikzpicture}}[x=1bp,y=1bp]\n"
      "\\useasboundingbox({},{})rectangle +({},{});\n{}{}\\end{{tikzpicture}}%\n\\end{{document}}"
      "\n",
      points(box.width), points(box.height), canvas.definitions(), tex_number(box.x),
      tex_number(box.y), tex_number(box.width), tex_number(box.height), canvas.code(),
      drawing_code);
}

namespace {

using drawing::Cap;
using drawing::Join;
using drawing::Matrix;
using drawing::Outline;
using layout::Colour;

constexpr std::size_t longest_line = 99;  // without the semicolon that ends a path
constexpr double foreign = -1;  // not a colour component: the next component is an index of a list

std::string number(double value) { return tex_number(value); }
std::string at(layout::Point p) { return fmt::format("({},{})", number(p.x), number(p.y)); }

std::string step_of_path(Outline::Step const& step) {
  auto const& p = step.points;
  switch (step.kind) {
    case Outline::Step::move: return at(p[0]);
    case Outline::Step::line: return "--" + at(p[0]);
    case Outline::Step::curve:
      return fmt::format("..controls{}and{}..{}", at(p[0]), at(p[1]), at(p[2]));
    case Outline::Step::close: return "--cycle";
  }
  return {};
}

// Returns `command` along the outline. Long paths continue on new lines, so that diffs stay
// readable.
std::string along(std::string command, Outline const& outline) {
  std::size_t column = command.size();
  for (Outline::Step const& one : outline.steps) {
    std::string const step = step_of_path(one);
    if (column + step.size() > longest_line) {
      command += '\n';
      column = 0;
    }
    command += step;
    column += step.size();
  }
  return command + ";\n";
}

// Returns the name of a macro, which can contain letters only: A, B ... Z, BA, BB ...
std::string letters(std::size_t index) {
  std::string out(1, static_cast<char>('A' + index % 26));
  for (index /= 26; index > 0; index /= 26)
    out.insert(out.begin(), static_cast<char>('A' + index % 26));
  return out;
}

template <class T>
std::size_t place_in(std::vector<T>& list, T const& value) {
  auto const found = std::ranges::find(list, value);
  if (found != list.end()) return static_cast<std::size_t>(found - list.begin());
  list.push_back(value);
  return list.size() - 1;
}

}  // namespace

std::string TikzCanvas::colour(Colour value) {
  if (value == layout::black) return "black";
  if (value == layout::white) return "white";
  if (value.red == foreign) return foreign_[static_cast<std::size_t>(value.green)];
  std::size_t const known = defined_.size(), index = place_in(defined_, value);
  std::string const name = "colour" + letters(index);
  bool const is_grey = value.red == value.green && value.green == value.blue;
  if (index == known)
    definitions_ +=
        is_grey ? fmt::format("\\definecolor{{{}}}{{gray}}{{{}}}\n", name, number(value.red))
                : fmt::format("\\definecolor{{{}}}{{rgb}}{{{},{},{}}}\n", name, number(value.red),
                              number(value.green), number(value.blue));
  return name;
}

std::optional<Colour> TikzCanvas::foreign_colour(std::string const& written) {
  return Colour{foreign, static_cast<double>(place_in(foreign_, written)), 0};
}

void TikzCanvas::fill(Outline const& outline, Colour value) {
  code_ += along(fmt::format("\\fill[color={}]", colour(value)), outline);
}

void TikzCanvas::stroke(Outline const& outline, drawing::Pen const& pen, Colour value) {
  std::string line =
      fmt::format("\\draw[color={},line width={}bp", colour(value), number(pen.width));
  if (pen.cap != Cap::butt)
    line += fmt::format(",line cap={}", pen.cap == Cap::round ? "round" : "rect");
  if (pen.join == Join::round) line += ",line join=round";
  else if (pen.miter_limit != 10)
    line += fmt::format(",miter limit={}", tex_number(pen.miter_limit));
  if (!pen.dashes.empty()) {
    line += ",dash pattern=";
    bool on = true;
    for (double const length : pen.dashes)
      line += fmt::format("{} {}bp ", std::exchange(on, !on) ? "on" : "off", number(length));
    line.pop_back();
  }
  code_ += along(line + "]", outline);
}

void TikzCanvas::clipped(Outline const& outline, Draw const& draw) {
  code_ += along("\\begin{scope}\\clip", outline);
  draw(*this);
  code_ += "\\end{scope}\n";
}

void TikzCanvas::place(Matrix const& m, std::string const& code) {
  if (m == Matrix{}) {
    code_ += code;
    return;
  }
  if (code_.ends_with(";\n")) code_ += "%\n";
  std::string_view const line_end = code.ends_with('\n') ? "%\n" : "";
  code_ += fmt::format("\\placed{{{:.6g}}}{{{:.6g}}}{{{:.6g}}}{{{:.6g}}}{{{}}}{{{}}}{{{}{}}}\n",
                       m.a, m.b, m.c, m.d, number(m.e), number(m.f), line_end, code);
}

void TikzCanvas::moved(Matrix const& matrix, Draw const& draw) {
  std::string outer = std::exchange(code_, {});
  draw(*this);
  std::string const inner = std::exchange(code_, std::move(outer));
  place(matrix, inner);
}

void TikzCanvas::repeated(std::string const& key, layout::Rectangle, Matrix const& matrix,
                          Draw const& draw) {
  auto known = macros_.find(key);
  if (known == macros_.end()) {
    std::string outer = std::exchange(code_, {});
    draw(*this);
    std::string const inner = std::exchange(code_, std::move(outer));
    // By now the nested macros have their names.
    std::string const name = "\\drawn" + letters(macros_.size());
    definitions_ += fmt::format("\\def{}{{%\n{}}}\n", name, inner);
    known = macros_.emplace(key, name).first;
  }
  place(matrix, known->second + "{}");
  if (!code_.ends_with('\n')) code_ += '\n';
}

std::string TikzCanvas::font(layout::Font const& font) {
  std::string out;
  if (!font.named.empty()) {
    // Selects the font by its name if the engine can find it.
    std::size_t const known = families_.size(), index = place_in(families_, font.named);
    out = "\\family" + letters(index);
    if (index == known)
      definitions_ += fmt::format(
          "\\ifdefined\\Umathcode\\usepackage{{fontspec}}\\newfontfamily{0}{{{1}}}"
          "\\else\\let{0}\\sffamily\\fi\n",
          out, font.named);
  } else {
    out = font.family == layout::Family::sans   ? "\\sffamily"
          : font.family == layout::Family::mono ? "\\ttfamily"
                                                : "\\rmfamily";
  }
  if (font.bold) out += "\\bfseries";
  if (font.italic) out += "\\itshape";
  if (font.slanted) out += "\\slshape";
  if (font.small_caps) out += "\\scshape";
  return out + fmt::format("\\fontsize{{{0}bp}}{{{0}bp}}\\selectfont", number(font.size));
}

void TikzCanvas::write(drawing::GlyphRun const& run, double x, double y) {
  code_ += fmt::format(
      "\\pgftext[left,base,x={}bp,y={}bp]%\n{{\\hbox to{}bp{{\\hss\\color{{{}}}%\n{} "
      "{}\\hss}}}}%\n",
      number(x), number(y), number(run.width), colour(run.font.colour), font(run.font),
      tex_text(run.text));
}

void TikzCanvas::text(layout::TypeLine const& line, double x, double y) {
  drawing::draw_line(*this, line, x, y,
                     [&](drawing::GlyphRun const& run) { write(run, x + run.x, y + run.rise); });
}

// TikZ strokes no letters: the strip consists of copies in eight directions.
void TikzCanvas::halo(layout::TypeLine const& line, double x, double y, double width,
                      layout::Colour colour) {
  constexpr int directions = 8;
  drawing::each_glyph_run(line, [&](drawing::GlyphRun run) {
    run.font.colour = colour;
    for (int i = 0; i < directions; ++i) {
      double const angle = 2 * std::numbers::pi * i / directions;
      write(run, x + run.x + width * std::cos(angle), y + run.rise + width * std::sin(angle));
    }
  });
}

void TikzCanvas::picture(drawing::PieceSet const&, drawing::PieceDrawing const& symbol,
                         Matrix const& at) {
  constexpr double side = 10;  // in big points: of a page
  auto const page = pieces_.page(symbol);
  if (!page) return;
  place(at.after(Matrix::scaled(1 / side)),
        fmt::format("\\pgftext{{\\includegraphics[page={},width={}bp]{{{}}}}}%\n", *page, side,
                    pieces_.file()));
}

std::string TikzPieces::file() const { return fmt::format("dawson-pieces-{}.pdf", name); }

std::optional<std::size_t> TikzPieces::page(drawing::PieceDrawing const& symbol) const {
  auto const found = std::ranges::find(pages, symbol);
  if (found == pages.end()) return {};
  return static_cast<std::size_t>(found - pages.begin()) + 1;
}

std::string tikz_pieces_name(std::string_view folder) {
  std::string name;
  for (char c : folder) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    if (text::is_lower(c) || text::is_digit(c)) name += c;
  }
  return name.empty() ? "own" : name;
}

// For each symbol, in the order of dawson-men.tex, the argument lists the sides that have a page,
// as the sum of 1 for white, 2 for black, 4 for neutral and so on. LaTeX counts the pages itself.
std::string tikz_with_pieces(TikzPieces const& pieces, std::string const& code) {
  std::string sides;
  std::size_t last = 0;  // trailing symbols without pages are left out
  for (artwork::Named const& figure : artwork::known_figures) {
    unsigned sum = 0;
    for (drawing::PieceDrawing const& symbol : pieces.pages)
      if (symbol.code == figure.code) sum |= 1U << static_cast<unsigned>(symbol.side);
    sides += (sides.empty() ? "" : ",") + std::to_string(sum);
    if (sum != 0) last = sides.size();
  }
  return fmt::format("\\DawsonPieces{{{}}}{{{}}}{{{}}}", pieces.name, sides.substr(0, last), code);
}

}  // namespace dawson::backend
