// The lines of printed solutions: head, phases, variations and comments with their indents, for
// every output format.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "layout/captions/caption_style.hpp"
#include "problem/problem.hpp"
#include "prose/prose.hpp"
#include "semantics/printing/solution_print.hpp"

namespace dawson::layout {

/// Returns the printed lines of a solution: the head, which may begin the first line, and the parts
/// of the body. `moves`, if given, replaces the value of the field. Comments are italic if the
/// style has no font for them. In the form `lines` the head has a line of its own as soon as the
/// solution has two phases or twins. Empty for a problem without a solution. A board among the
/// moves is a line without text.
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

/// Returns the lines of a game's moves, without a head, in the fonts of `style`.
std::vector<prose::Indented> compose_moves(CaptionStyle const& style,
                                           std::vector<semantics::SolutionLine> moves);

enum class SolutionMatter : std::uint8_t {
  head,
  twin,
  set_play,
  try_play,
  key,
  play,
  post_play,
  duplex,
  words,
  comment,
  further,
  variation,
  refutation
};

/// What determines the indents of a line besides its matter.
struct SolutionPlace {
  bool in_lines = false;    ///< one line per variation; otherwise run in
  bool below_twin = false;  ///< in a twin, whose label is at the left edge
  int depth = 0;            ///< of a variation or a refutation, from 1; deeper than 5 counts as 5
};

/// Returns a line of a solution with its kind and its indents, from one table. Lines after the
/// first line of a paragraph are deeper than the lines that follow it.
prose::Indented solution_line(SolutionMatter matter, prose::Inlines text,
                              SolutionPlace const& place);

/// Returns lines of moves with their kinds and indents, without a head. In the form `lines` each
/// variation has its own line.
std::vector<prose::Indented> indented_lines(std::vector<semantics::SolutionLine> lines,
                                            bool in_lines);

/// A part of a solution that has a font of its own, and that font unless the style changes it.
struct SolutionSlot {
  std::string_view name;
  prose::FontOverride look;
};
/// The name of the first of these slots.
inline constexpr std::string_view key_slot = "key";
std::vector<SolutionSlot> const& solution_slots();

/// Returns the font of a slot without a style; null for slots that are no part of a solution.
prose::FontOverride const* solution_slot_look(std::string_view name);

/// Returns how many lines after the first line of `line` stay with it in the column: two for a head
/// and for a key whose variations have lines of their own, one for a twin's label.
std::size_t lines_kept_below(prose::Indented const& line);

/// Returns the matter of a line of moves.
SolutionMatter matter_of(semantics::SolutionLine const& line);

}  // namespace dawson::layout
