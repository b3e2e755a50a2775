// Prints half-moves.
#pragma once

#include "semantics/printing/diagram_men.hpp"
#include "semantics/printing/move_length.hpp"
#include "semantics/printing/prose_writer.hpp"
#include "semantics/printing/solution_form.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// What the printer of half-moves needs besides the half-move.
struct MovePrint {
  SolutionForm const& form;
  DiagramPieces const& pieces;
  SquaresOf squares{};        ///< for short and long notation
  bool closed = true;         ///< without the blanks within it, and its signs in the order of print
  bool spaced_goal = false;   ///< a blank precedes the `=` of a draw
  bool drops_mates = false;   ///< no sign of mate: all lines of the phase end with mate
  text::Span group_letter{};  ///< letter of the first member of its group, in the text
  /// With a target, receives the half-move if it keeps its length since its position is unknown.
  std::vector<text::Span>* kept = nullptr;
};

/// Prints a half-move in the notation, letters and signs of the form; what the form leaves open is
/// as written.
void print_half_move(ProseWriter& out, Solution const& solution, HalfMove const& half,
                     MovePrint const& how);

}  // namespace dawson::semantics
