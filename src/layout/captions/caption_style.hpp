// The part of a style for captions and solutions: templates, fonts, forms of values.
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

/// Line of a block: a template, a list in columns, or two or three stacks side by side.
struct CaptionLine {
  enum class Kind : std::uint8_t { line, columns, stacks };
  Kind kind = Kind::line;
  Template line;                              ///< of `line` and `columns`
  std::vector<Template> otherwise;            ///< used if a row of `line` does not fit
  std::vector<std::vector<Template>> stacks;  ///< from left to right, each from top to bottom
  prose::FontOverride font;
};

using CaptionLines = std::vector<CaptionLine>;

/// Looks by slot, and by the general names below.
using Fonts = std::map<std::string, prose::FontOverride, std::less<>>;

/// Width of the blocks above and below.
struct CaptionWidth {
  enum class Kind : std::uint8_t { board, column, length };
  Kind kind = Kind::board;
  double length = 0;    ///< millimetres
  bool chosen = false;  ///< the style gives it; otherwise captions in grids are as wide as the cell
};

struct BesideStyle {
  enum class Align : std::uint8_t { top, centre, bottom };
  bool left = false;
  double width = 0;  ///< millimetres
  Align align = Align::top;
  CaptionLines lines;
};

using problem::SolutionForm;

/// Form of solutions. `moves` is kept as the style file has it: the printer of solutions knows its
/// words.
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
  bool hung_number = false;  ///< a number that begins a line above stands outside the caption
  CaptionLines above, below;
  std::vector<Template> game;  ///< lines above the moves of a game
  CaptionLines diagram;        ///< below a board among moves
  std::optional<BesideStyle> beside;
  std::optional<Template> legend;  ///< of an item; no value: no legend is printed
  Fonts fonts;
  SolutionStyle solutions;
  ValueStyle values;  ///< except the language, which is the document's
  /// Below boards; no value: the default of the output format
  std::optional<problem::BoardLinks> links;
};

/// Names under `fonts` that are not slots.
inline constexpr std::string_view caption_font = "caption", solutions_font = "solutions",
                                  head_font = "head", foot_font = "foot";

/// Default size of captions and distance of their baselines, in points of TeX. An output format may
/// replace it by a size that matches the surrounding text.
struct DefaultCaption {
  double size = 8, leading = 9.5;
};
inline constexpr DefaultCaption default_caption;

/// Returns the look of that name; a look without settings if the style has none.
prose::FontOverride const& look_of(CaptionStyle const& style, std::string_view name);

}  // namespace dawson::layout
