#include "artwork/writers.hpp"

#include <string_view>

#include "artwork/font.hpp"

namespace dawson::artwork {
namespace {

constexpr std::string_view tex_head =
    R"(%% dawson-men.tex: the men and markers of Dawson's diagrams.
%%
%% GENERATED from src/artwork/men/*.svg by `dawson-artwork --tex`. Do not edit.
%%
%% This work may be distributed and/or modified under the conditions of the
%% LaTeX Project Public License, either version 1.3c of this license or (at
%% your option) any later version: https://www.latex-project.org/lppl.txt
%%
%% 1000 units make a square; the origin is the square's centre; y goes up.
%% Operators are those of PDF: m l c h build a path; w sets a line's width;
%% S strokes, f fills. Ends and joins are round; the body's outline is )";

constexpr std::string_view tex_arguments = R"( units wide.
%% \DawsonDefineFigure{code}{box of the body with its outline: llx lly urx ury}
%%   {body: a path}{line: what a white man shows}{inner: what a black man shows}
)";

/// Words with blanks between, broken before the line grows long; every line end is a blank's.
class Wrapped {
 public:
  void add(std::string_view word) {
    constexpr std::size_t longest_line = 100;
    if (!text_.empty()) {
      bool const full = text_.size() - line_start_ + 1 + word.size() > longest_line;
      text_ += full ? '\n' : ' ';
      if (full) line_start_ = text_.size();
    }
    text_ += word;
  }

  std::string take() && { return std::move(text_); }

 private:
  std::string text_;
  std::size_t line_start_ = 0;
};

/// The segment as an operator of PDF, behind its operands.
std::string operation(Segment const& segment) {
  std::string out;
  for (std::size_t i = 0; i < segment.count(); ++i) {
    Point const point = segment.points[i];
    out += std::to_string(point.x) + ' ' + std::to_string(point.y) + ' ';
  }
  constexpr std::string_view operators = "mlch";
  return out + operators[segment.kind];
}

std::string line_path(Path const& path) {
  std::string out;
  for (Segment const& segment : path) out += (out.empty() ? "" : " ") + operation(segment);
  return out;
}

void add_path(Wrapped& out, Path const& path) {
  for (Segment const& segment : path) out.add(operation(segment));
}

std::string tex_path(Path const& path) {
  Wrapped out;
  add_path(out, path);
  return std::move(out).take();
}

std::string tex_marks(std::vector<Mark> const& marks) {
  Wrapped out;
  for (Mark const& mark : marks) {
    if (!mark.solid()) out.add(std::to_string(mark.width) + " w");
    add_path(out, mark.path);
    out.add(mark.solid() ? "f" : "S");
  }
  return std::move(out).take();
}

std::string cpp_point(Point point) {
  return "Point{" + std::to_string(point.x) + ", " + std::to_string(point.y) + '}';
}

std::string cpp_path(Path const& path) {
  constexpr std::string_view kinds[] = {"move", "line", "curve", "close"};
  std::string out = "{";
  for (Segment const& segment : path) {
    out += "\n    {Segment::" + std::string(kinds[segment.kind]);
    if (segment.count() > 0) out += ", {";
    for (std::size_t i = 0; i < segment.count(); ++i)
      out += (i > 0 ? ", " : "") + cpp_point(segment.points[i]);
    out += segment.count() > 0 ? "}}," : "},";
  }
  return out + '}';
}

std::string cpp_marks(std::vector<Mark> const& marks) {
  std::string out = "{";
  for (Mark const& mark : marks)
    out += "\n   {" + std::to_string(mark.width) + ", " + cpp_path(mark.path) + "},";
  return out + '}';
}

std::string cpp_figure(Figure const& figure) {
  Box const& box = figure.box;
  return "  Figure{\"" + figure.name + "\", \"" + figure.code + "\",\n   {" +
         std::to_string(box.left) + ", " + std::to_string(box.bottom) + ", " +
         std::to_string(box.right) + ", " + std::to_string(box.top) + "},\n   " +
         cpp_path(figure.body) + ",\n   " + cpp_marks(figure.line) + ",\n   " +
         cpp_marks(figure.inner) + "},\n";
}

}  // namespace

std::string as_tex(std::span<Figure const> figures) {
  std::string out{tex_head};
  out += std::to_string(outline_width);
  out += tex_arguments;
  for (Figure const& figure : figures) {
    Box const& box = figure.box;
    out += "%\n% " + figure.name + "\n\\DawsonDefineFigure{" + figure.code + "}%\n{" +
           std::to_string(box.left) + ' ' + std::to_string(box.bottom) + ' ' +
           std::to_string(box.right) + ' ' + std::to_string(box.top) + "}%\n{" +
           tex_path(figure.body) + "}%\n{" + tex_marks(figure.line) + "}%\n{" +
           tex_marks(figure.inner) + "}%\n";
  }
  return out + "\\endinput\n";
}

std::string as_outlines(std::span<Figure const> figures) {
  std::string out =
      "outline " + std::to_string(outline_width) + "\nrim " + std::to_string(rim_width) + '\n';
  out += "hatching " + std::to_string(hatching_ink);
  for (int const parts : hatchings) out += ' ' + std::to_string(parts);
  out += '\n';
  auto const marks = [&](std::string_view layer, std::vector<Mark> const& all) {
    for (Mark const& mark : all)
      out +=
          std::string(layer) + ' ' + std::to_string(mark.width) + ' ' + line_path(mark.path) + '\n';
  };
  for (Figure const& figure : figures) {
    Box const& box = figure.box;
    out += "figure " + figure.name + ' ' + figure.code;
    for (int const side : {box.left, box.bottom, box.right, box.top})
      out += ' ' + std::to_string(side);
    out += "\nbody " + line_path(figure.body) + '\n';
    marks("line", figure.line);
    marks("inner", figure.inner);
  }
  return out;
}

std::string as_cpp(std::span<Figure const> figures) {
  std::string out =
      "// Generated from src/artwork/men/*.svg by dawson-artwork. Do not edit.\n"
      "#include \"artwork/figures.hpp\"\n\n"
      "namespace dawson::artwork {\n\n"
      "std::span<Figure const> figures() {\n"
      " static Figure const all[] = {\n";
  for (Figure const& figure : figures) out += cpp_figure(figure);
  out +=
      " };\n return all;\n}\n\n"
      "Figure const* find_figure(std::string_view code) {\n"
      " for (Figure const& figure : figures())\n"
      "  if (figure.code == code || figure.name == code) return &figure;\n"
      " return nullptr;\n}\n\n"
      "}  // namespace dawson::artwork\n";
  return out;
}

}  // namespace dawson::artwork
