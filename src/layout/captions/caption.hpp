// A caption as it is to be set: rows of up to three cells in blocks around a board. The one value
// that every host takes.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "layout/captions/caption_style.hpp"
#include "layout/sign.hpp"
#include "problem/problem.hpp"
#include "prose/indented.hpp"
#include "prose/prose.hpp"
#include "terms/printing/solution_print.hpp"

namespace dawson::layout {

struct CaptionRow {
  prose::Inlines left, centre, right;
  std::optional<SignKind> sign;  ///< of a move diagram's key, before the left cell
  bool of_legend = false;        ///< an item of the legend: its lines but the first are indented

  bool empty() const { return left.empty() && centre.empty() && right.empty(); }
};

enum class EntryKind : std::uint8_t { line, columns, stacks, legend };

/// What one line of a style came to.
struct CaptionEntry {
  EntryKind kind = EntryKind::line;
  std::vector<CaptionRow> rows;       ///< of `columns`: items, which stand side by side if short
  std::vector<CaptionRow> otherwise;  ///< set instead if one of `rows` does not fit its measure
};

using CaptionBlock = std::vector<CaptionEntry>;

struct CaptionBeside {
  bool left = false;
  double width = 0;  ///< millimetres
  BesideStyle::Align align = BesideStyle::Align::top;
  CaptionBlock block;
};

struct Caption {
  prose::Look font;    ///< of all of it
  CaptionWidth width;  ///< of `above` and `below`
  CaptionBlock above, below;
  std::optional<CaptionBeside> beside;

  bool empty() const { return above.empty() && below.empty() && !beside; }
};

struct KeyItem;

/// A character that looks like the sign (UTF-8), for captions that are text alone.
std::string_view sign_character(SignKind sign);

/// What stands left in a row, behind that character.
prose::Inlines with_sign(std::optional<SignKind> sign, prose::Inlines left);

/// Lines of a glossary: men, then the signs of move diagrams, in the way of the style's legend.
std::vector<CaptionRow> glossary_rows(std::vector<LegendValue> const& men,
                                      std::vector<KeyItem> const& key, CaptionStyle const& style,
                                      chess::Language language);

/// The caption of `problem` in `style`, its words in `language`.
Caption compose_caption(problem::Problem const& problem, CaptionStyle const& style,
                        chess::Language language);

/// What is printed of a solution, line by line: the head, which may open the first one, and the
/// parts of the body. `moves` stands for the field's value if it is given. Comments are italic
/// where the style has no font for them. Nothing for a problem without a solution.
std::vector<prose::Indented> compose_solution(
    problem::Problem const& problem, CaptionStyle const& style, chess::Language language,
    std::vector<terms::SolutionLine> const* moves = nullptr);

/// The same with the head apart; the lines are without it.
struct ComposedSolution {
  prose::Inlines head;
  std::vector<prose::Indented> lines;
};
ComposedSolution compose_solution_apart(problem::Problem const& problem, CaptionStyle const& style,
                                        chess::Language language,
                                        std::vector<terms::SolutionLine> const* moves = nullptr);

}  // namespace dawson::layout
