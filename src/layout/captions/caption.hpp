// A caption ready to be typeset: rows of up to three cells in blocks around a board, their
// composition, and the indents of solutions, for every output format.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "layout/captions/caption_style.hpp"
#include "layout/scene.hpp"
#include "problem/problem.hpp"
#include "prose/prose.hpp"
#include "semantics/printing/solution_print.hpp"

namespace dawson::layout {

struct CaptionRow {
  prose::Inlines left, centre, right;
  std::optional<SignKind> sign;  ///< of a move diagram's key, before the left cell
  bool of_legend = false;  ///< an item of the legend: all its lines but the first are indented

  bool empty() const { return left.empty() && centre.empty() && right.empty(); }
};

enum class EntryKind : std::uint8_t { line, columns, stacks, legend };

/// Rows made from one line of a style.
struct CaptionEntry {
  EntryKind kind = EntryKind::line;
  std::vector<CaptionRow> rows;       ///< of `columns`: items, placed side by side if short
  std::vector<CaptionRow> otherwise;  ///< used instead if one of `rows` does not fit its measure
};

using CaptionBlock = std::vector<CaptionEntry>;

struct CaptionBeside {
  bool left = false;
  double width = 0;  ///< millimetres
  BesideStyle::Align align = BesideStyle::Align::top;
  CaptionBlock block;
};

struct Caption {
  prose::FontOverride font;  ///< of the whole caption
  CaptionWidth width;        ///< of `above` and `below`
  CaptionBlock above, below;
  std::optional<CaptionBeside> beside;

  bool empty() const { return above.empty() && below.empty() && !beside; }
};

struct KeyItem;

/// Returns a character similar to the sign (UTF-8), for captions that are only text.
std::string_view sign_character(SignKind sign);

/// Returns the left cell of a row, after that character.
prose::Inlines with_sign(std::optional<SignKind> sign, prose::Inlines left);

/// Returns the lines of a glossary: pieces, then the signs of move diagrams, in the form of the
/// style's legend.
std::vector<CaptionRow> glossary_rows(std::vector<LegendValue> const& pieces,
                                      std::vector<KeyItem> const& key, CaptionStyle const& style,
                                      chess::Language language);

/// Returns the caption of `problem` in `style`, with words in `language`.
Caption compose_caption(problem::Problem const& problem, CaptionStyle const& style,
                        chess::Language language);

/// Returns the printed lines of a solution: the head, which may begin the first line, and the parts
/// of the body. `moves`, if given, replaces the value of the field. Comments are italic if the
/// style has no font for them. Empty for a problem without a solution.
std::vector<prose::Indented> compose_solution(
    problem::Problem const& problem, CaptionStyle const& style, chess::Language language,
    std::vector<semantics::SolutionLine> const* moves = nullptr);

/// Returns the same with the head separate; the lines do not contain it.
struct ComposedSolution {
  prose::Inlines head;
  std::vector<prose::Indented> lines;
};
ComposedSolution compose_solution_apart(
    problem::Problem const& problem, CaptionStyle const& style, chess::Language language,
    std::vector<semantics::SolutionLine> const* moves = nullptr);

/// Calls `visit(cell)` for the cells of all rows of a caption, alternative rows included; it may
/// change them.
template <class Visit>
void for_each_cell(Caption& caption, Visit const& visit) {
  auto const in = [&](CaptionBlock& block) {
    for (CaptionEntry& entry : block)
      for (auto* rows : {&entry.rows, &entry.otherwise})
        for (CaptionRow& row : *rows)
          for (prose::Inlines* cell : {&row.left, &row.centre, &row.right}) visit(*cell);
  };
  in(caption.above);
  if (caption.beside) in(caption.beside->block);
  in(caption.below);
}

/// Replaces each text of the caption by the result of `end_ligatures` (type/flat_text.hpp);
/// code, figurines and raw markup are unchanged.
void end_ligatures(Caption& caption,
                   std::function<std::string(std::string_view text)> const& end_ligatures);

enum class SolutionMatter : std::uint8_t { head, twin, phase, further, variation, comment };

/// Returns a line of a solution with its indent: head and twins at the edge, phases and comments 1
/// em, a variation of depth d (from 1) at 1 + d em, with a hanging indent of 1 em. Half a line
/// separates two solutions (`Indented::Place::opens`).
inline prose::Indented solution_line(SolutionMatter matter, prose::Inlines text, int depth = 0) {
  using Place = prose::Indented::Place;
  switch (matter) {
    case SolutionMatter::head:
    case SolutionMatter::twin: return {std::move(text), 0, 1, Place::paragraph};
    case SolutionMatter::further: return {std::move(text), 1, 1, Place::continues};
    case SolutionMatter::variation:
      return {std::move(text), 1.0 + depth, 2.0 + depth, Place::continues};
    case SolutionMatter::phase:
    case SolutionMatter::comment: break;
  }
  return {std::move(text), 1, 1, Place::paragraph};
}

/// Returns the matter of a line of moves.
constexpr SolutionMatter matter_of(semantics::SolutionLine::Kind kind) {
  switch (kind) {
    case semantics::SolutionLine::Kind::twin: return SolutionMatter::twin;
    case semantics::SolutionLine::Kind::further: return SolutionMatter::further;
    case semantics::SolutionLine::Kind::variation: return SolutionMatter::variation;
    case semantics::SolutionLine::Kind::phase: break;
  }
  return SolutionMatter::phase;
}

}  // namespace dawson::layout
