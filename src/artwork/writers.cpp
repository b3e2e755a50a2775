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
%% Operators are those of PDF: m l c h build a path; \dawson@pen{N}w sets a line's
%% width, N units in the regular cut; S strokes, f fills. Ends and joins are
%% round, but corners of the body's outline are mitred, which is )";

constexpr std::string_view tex_arguments = R"( units wide.
%% \DawsonDefineFigure{code}{box of the body with its outline: llx lly urx ury}
%%   {body: a path}{line: what a white man shows}{inner: what a black man shows}
)";

constexpr std::string_view tex_signs_head =
    R"(%% dawson-signs.tex: the men of shogi, xiangqi and janggi.
%%
%% GENERATED from src/artwork/signs/*.svg by `dawson-artwork --signs-tex`. Do not edit.
%%
%% The signs are those of Noto Serif CJK JP Bold, (c) 2017-2022 Adobe
%% (http://www.adobe.com/). They are licensed under the SIL Open Font License,
%% Version 1.1, and so is this file: https://openfontlicense.org
%%
%% \DawsonDefineSign{code}{box}{body}{what men of either side show}, in the units
%% and the operators of dawson-men.tex.
)";

/// Words separated by blanks, in lines of limited length; lines break only at blanks.
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

/// Returns the segment in PDF's form: the operator after its operands.
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
    if (!mark.solid()) out.add("\\dawson@pen{" + std::to_string(mark.width) + "}w");
    add_path(out, mark.path);
    out.add(mark.solid() ? "f" : "S");
  }
  return std::move(out).take();
}

std::string tex_definition(std::string_view word, Figure const& figure) {
  Box const& box = figure.box;
  return "%\n% " + figure.name + "\n\\DawsonDefine" + std::string(word) + '{' + figure.code +
         "}%\n{" + std::to_string(box.left) + ' ' + std::to_string(box.bottom) + ' ' +
         std::to_string(box.right) + ' ' + std::to_string(box.top) + "}%\n{" +
         tex_path(figure.body) + "}%\n{" + tex_marks(figure.line) + "}%\n";
}

void add_number(Wrapped& out, int number) { out.add(std::to_string(number) + ','); }

void add_numbers(Wrapped& out, Path const& path) {
  add_number(out, static_cast<int>(path.size()));
  for (Segment const& segment : path) {
    add_number(out, segment.kind);
    for (std::size_t i = 0; i < segment.count(); ++i) {
      add_number(out, segment.points[i].x);
      add_number(out, segment.points[i].y);
    }
  }
}

void add_marks(Wrapped& out, std::vector<Mark> const& marks) {
  add_number(out, static_cast<int>(marks.size()));
  for (Mark const& mark : marks) {
    add_number(out, mark.width);
    add_numbers(out, mark.path);
  }
}

/// Adds everything of a figure except `inner`, which only black pieces show.
void add_drawing(Wrapped& out, Figure const& figure) {
  Box const& box = figure.box;
  for (int const side : {box.left, box.bottom, box.right, box.top}) add_number(out, side);
  add_numbers(out, figure.body);
  add_marks(out, figure.line);
}

std::string cpp_source(std::string const& folder, std::string const& name,
                       std::string const& numbers) {
  return "// Generated from src/artwork/" + folder +
         "/*.svg by dawson-artwork. Do not edit.\n#include \"artwork/figures.hpp\"\n\n"
         "short const dawson::artwork::" +
         name + "[] = {\n" + numbers + "\n};\n";
}

}  // namespace

std::string as_tex(std::span<Figure const> figures) {
  std::string out{tex_head};
  out += std::to_string(outline_width);
  out += tex_arguments;
  for (Figure const& figure : figures)
    out += tex_definition("Figure", figure) + "{" + tex_marks(figure.inner) + "}%\n";
  return out + "\\endinput\n";
}

std::string signs_as_tex(std::span<Figure const> signs) {
  std::string out{tex_signs_head};
  for (Figure const& sign : signs) out += tex_definition("Sign", sign);
  return out + "\\endinput\n";
}

std::string as_outlines(std::span<Figure const> figures) {
  std::string out =
      "outline " + std::to_string(outline_width) + "\nrim " + std::to_string(rim_width) + '\n';
  for (CutMeasures const& cut : cuts) out += "cut " + std::to_string(cut.heavier) + '\n';
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
  Wrapped numbers;
  for (Figure const& figure : figures) {
    add_drawing(numbers, figure);
    add_marks(numbers, figure.inner);
  }
  return cpp_source("men", "figure_numbers", std::move(numbers).take());
}

std::string signs_as_cpp(std::span<Figure const> signs) {
  Wrapped numbers;
  for (Figure const& sign : signs) add_drawing(numbers, sign);
  return cpp_source("signs", "sign_numbers", std::move(numbers).take());
}

}  // namespace dawson::artwork
