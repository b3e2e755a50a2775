// Boards among the moves of solutions and games.
#pragma once

#include <vector>

#include "compile/content.hpp"
#include "compile/prefetch.hpp"
#include "document/settings.hpp"
#include "replay_rules/replay.hpp"
#include "semantics/printing/solution_print.hpp"

namespace dawson::run {

/// Side of a square of these boards, in millimetres, unless the problem has a size.
inline constexpr double square_in_play = 4.0;

/// Returns the boards of printed lines, in their order.
std::vector<semantics::BoardInPlay> boards_of(std::vector<semantics::SolutionLine> const& lines);

/// Sets the document and the directive of the boards of a solution.
void place_boards(SolutionContent& solution, text::SourceId document, text::Span opening);

/// What the boards of one solution have in common.
struct BoardsOf {
  Invocation& invocation;
  Abilities const& renderer;
  document::Settings const& settings;
  problem::Problem const& problem;  ///< the diagram of the solution
  chess::Language language;
  replay_rules::Replay const& replay;
};

/// Makes a content of each board and moves it to `solution.boards`. A board whose half-move was not
/// played loses its line.
void add_boards(SolutionContent& solution, BoardsOf const& of,
                std::vector<semantics::BoardInPlay> boards);

/// Returns W-PGN for each board that is not printed, with its span in the text of `solution`: its
/// half-move was not played, or `form` prints no boards, since it is not in place.
text::Diagnostics boards_left_out(semantics::Solution const& solution,
                                  replay_rules::Replay const& replay,
                                  problem::Problem const& problem,
                                  semantics::SolutionForm const& form);

/// Splits solutions at their boards, for renderers that print no boards within a solution.
std::vector<Content> split_at_boards(SolutionsContent solutions);

}  // namespace dawson::run
