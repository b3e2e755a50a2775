#include "document/game_moves.hpp"

#include <algorithm>
#include <utility>

#include "document/fields/values.hpp"
#include "document/game_text.hpp"
#include "notation/notations.hpp"
#include "notation/pgn/game.hpp"
#include "replay_rules/game/game_replay.hpp"
#include "replay_rules/normal_form.hpp"
#include "semantics/printing/comment_parts.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/solution/reader.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::document {
namespace {

using notation::pgn::MoveNode;

// Returns the board of a game as a position.
chess::Position position_of(replay_rules::GameState const& state) {
  text::Diagnostics ignored;
  constexpr std::string_view notation = "xfen";
  auto position = notation::find_notation(notation)->read(state.fen(), ignored);
  return position ? std::move(*position) : chess::Position{};
}

std::optional<replay_rules::GameState> state_of(chess::Position const* start) {
  if (!start) return replay_rules::GameState::array();
  return replay_rules::GameState::of(*start);
}

text::Diagnostic no_chess(text::Span where) {
  return text::error("E-POSITION", where, "moves of a game need a position of chess",
                     "use a board of 8x8 squares without fairy pieces");
}

// Reads canonical movetext as the solution of a study, which has the same forms in print.
GameMoves as_study(std::string movetext, problem::Problem const& problem,
                   Settings const& settings) {
  constexpr std::string_view study = "+";
  semantics::SolutionContext context;
  context.play = semantics::play_of(study, {});
  context.diagram = &problem.position;
  context.notation = semantics::SolutionNotation::print;
  GameMoves out{semantics::read_solution(std::move(movetext), context), {}};
  semantics::DiagramPieces const pieces(problem);
  replay_rules::Task task;
  task.diagram = &problem.position;
  task.walk_of = [&](chess::Piece const& piece) { return pieces.walk_of(piece); };
  auto recorded = settings.recorded ? settings.recorded(problem) : replay_rules::Recorded{};
  recorded.frames = recorded.frames || semantics::may_have_board(out.moves.text);
  out.replay = replay_rules::replay(out.moves, task, recorded);
  replay_rules::normalise(out.moves, out.replay.completions);
  return out;
}

}  // namespace

std::optional<GameMoves> read_game_moves(FieldLine const& field, problem::Problem const& problem,
                                         bool from_array, Settings const& settings,
                                         text::Diagnostics& findings) {
  auto const start = state_of(from_array ? nullptr : &problem.position);
  if (!start) {
    findings.push_back(no_chess(field.name));
    return {};
  }
  text::SourceMappedText const written = join_lines(field, *settings.markup);
  text::SourceMappedText const text = game_text(written, settings);
  notation::pgn::Game tree = notation::pgn::read_movetext(text.text());
  text::Diagnostics found = std::exchange(tree.findings, {});
  auto const played = replay_rules::play_game(tree, *start, found);
  std::ranges::stable_sort(found, {}, [](text::Diagnostic const& one) { return one.span.begin; });
  for (text::Diagnostic const& finding : found) {
    findings.push_back(written.origin(text.origin(finding)));
    text::Diagnostic& reported = findings.back();
    reported.source = field.source;
    // Braces of LaTeX are groups.
    if (reported.code == "W-PGN" && settings.markup == &tex_markup)
      reported.hint = "write comments in `\\{...\\}`";
  }
  return as_study(replay_rules::movetext(tree, played), problem, settings);
}

std::optional<chess::Position> position_after(FieldLine const& played, chess::Position const* start,
                                              Settings const& settings,
                                              text::Diagnostics& findings) {
  auto state = state_of(start);
  if (!state) {
    findings.push_back(no_chess(played.name));
    return {};
  }
  text::SourceMappedText const written = join_lines(played, *settings.markup);
  text::SourceMappedText const text = game_text(written, settings);
  notation::pgn::Game const game = notation::pgn::read_movetext(text.text());
  auto const refuse = [&](text::Span where, std::string message, std::string hint) {
    findings.push_back(written.origin(
        text.origin(text::error("E-PLAYED", where, std::move(message), std::move(hint)))));
    return std::optional<chess::Position>();
  };
  if (!game.findings.empty())
    return refuse(game.findings.front().span, game.findings.front().message,
                  "write half-moves, such as `1.e4 e5 2.Nf3`");
  for (std::uint32_t at = game.nodes.front().first_child; at != MoveNode::none;
       at = game.nodes[at].first_child) {
    MoveNode const& node = game.nodes[at];
    text::Span const where{node.where, node.where + node.move.text.size()};
    if (node.next != MoveNode::none)
      return refuse(where, "`played` has a variation", "remove the variation");
    auto const found = state->find(node.move);
    if (found.misfit != replay_rules::Misfit::none)
      return refuse(where, std::string(node.move.text) + " cannot be played here",
                    "correct the half-move");
    state->make(found.move);
  }
  return position_of(*state);
}

}  // namespace dawson::document
