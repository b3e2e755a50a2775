#include "backend/latex/plain_tikz.hpp"

#include <fmt/format.h>

#include "backend/latex/tex_escape.hpp"
#include "backend/latex/tikz_canvas.hpp"
#include "drawing/board.hpp"
#include "drawing/piece_set.hpp"

namespace dawson::backend {
namespace {

// The pages of a file, as a canvas asks for them.
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

// The user's code, which counts in squares and knows them by their names.
std::string own_code(layout::Scene const& scene, std::string const& ink) {
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
  std::string const own = own_code(scene, canvas.colour(drawing::style_of(scene).ink));
  layout::Rectangle const box = drawing::board_box(scene);
  // The text's area is larger than the paper: lengths are rounded, and a hair more than a page is
  // two pages.
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
      tex_number(box.y), tex_number(box.width), tex_number(box.height), canvas.code(), own);
}

}  // namespace dawson::backend
