// Prints one phase of a solution.
#pragma once

#include <functional>
#include <string>

#include "semantics/printing/move_print.hpp"
#include "semantics/printing/solution_print.hpp"

namespace dawson::semantics {

/// Ends the present line and begins one of this kind.
using NextLine = std::function<void(SolutionLine::Kind kind, int depth)>;

/// Ends the present line, adds a board and begins a paragraph.
using AddBoard = std::function<void(BoardInPlay board)>;

/// What the printers of phases and nodes share.
struct PhasePrint {
  ProseWriter& out;
  NextLine next_line;
  AddBoard add_board;
  Solution const& solution;
  SolutionForm const& form;
  DiagramPieces const& pieces;
  WordsOf const& words;
  SquaresOf squares;
  std::vector<text::Span>* kept;
  std::string dots;  ///< after the number of the defender, from `dots_of`
};

/// Slots of variations in place.
inline constexpr std::string_view main_line_slot = "main line", comment_slot = "comment";

/// Prints the moves of a phase of `part`, from its star to its last variation. The slots are `set`,
/// `key`, `try` (their first half-moves), `threat` and `refutation`.
void print_phase(PhasePrint const& print, SolutionPart const& part, SolutionPhase const& phase);

}  // namespace dawson::semantics
