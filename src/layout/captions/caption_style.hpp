// What a style says of captions and solutions: templates, fonts, ways of writing.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "layout/templates/template.hpp"
#include "problem/board_links.hpp"
#include "problem/problem.hpp"

namespace dawson::layout {

/// A line of a block: a template, a list in columns, or two or three stacks side by side.
struct CaptionLine {
  enum class Kind : std::uint8_t { line, columns, stacks };
  Kind kind = Kind::line;
  Template line;                              ///< of `line` and `columns`
  std::vector<Template> otherwise;            ///< set where a row of `line` does not fit
  std::vector<std::vector<Template>> stacks;  ///< from left to right, each from above
  prose::Look font;
};

using CaptionLines = std::vector<CaptionLine>;

/// Looks by slot, and by the general names below.
using Fonts = std::map<std::string, prose::Look, std::less<>>;

/// How wide the blocks above and below are.
struct CaptionWidth {
  enum class Kind : std::uint8_t { board, column, length };
  Kind kind = Kind::board;
  double length = 0;  ///< millimetres
};

struct BesideStyle {
  enum class Align : std::uint8_t { top, centre, bottom };
  bool left = false;
  double width = 0;  ///< millimetres
  Align align = Align::top;
  CaptionLines lines;
};

using problem::SolutionForm;

/// How solutions are printed. What moves are written like is as the style's file has it: the
/// printer of solutions knows the words.
struct SolutionStyle {
  Template head;
  bool head_runs_in = true;
  SolutionForm form = SolutionForm::run_in;
  int columns = 1;
  std::vector<Template> body;
  std::map<std::string, std::string> moves;  ///< by key: `capture`, `defender` ...
};

struct CaptionStyle {
  CaptionWidth width;
  CaptionLines above, below;
  std::optional<BesideStyle> beside;
  std::optional<Template> legend;  ///< of an item; nothing: none is printed
  Fonts fonts;
  SolutionStyle solutions;
  ValueStyle values;                         ///< but for the language, which is the document's
  std::optional<problem::BoardLinks> links;  ///< below boards; nothing: the output's usual ones
};

/// Names under `fonts` that are no slots.
inline constexpr std::string_view caption_font = "caption", solutions_font = "solutions",
                                  head_font = "head", foot_font = "foot";

/// The size of captions and the distance of their baselines, in points of TeX, that a host may set
/// as what goes with the text around.
struct UsualCaption {
  double size = 8, leading = 9.5;
};
inline constexpr UsualCaption usual_caption;

/// The look of that name; nothing set where the style says nothing.
prose::Look const& look_of(CaptionStyle const& style, std::string_view name);

}  // namespace dawson::layout
