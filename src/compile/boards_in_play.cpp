#include "compile/boards_in_play.hpp"

#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "layout/captions/caption.hpp"
#include "replay/positions_in_play.hpp"
#include "semantics/printing/comment_parts.hpp"
#include "semantics/printing/in_place_print.hpp"
#include "session/invocation.hpp"

namespace dawson::run {
namespace {

using semantics::BoardInPlay;

// Returns a printed half-move as text, with letters instead of figurines.
std::string in_letters(prose::Inlines const& move, chess::Language language) {
  semantics::SolutionForm form;
  form.letters = language;
  std::string out;
  for (prose::Inline const& part : move) {
    if (auto const* const inner = prose::nested(part)) out += in_letters(*inner, language);
    else if (auto const* const figurines = std::get_if<prose::Figurines>(&part))
      out += semantics::letter_in(std::get<chess::Piece>(figurines->pieces.front()), form);
    else out += prose::plain({part});
  }
  return out;
}

DiagramContent board_of(BoardsOf const& of, chess::Position position, BoardInPlay const& board) {
  problem::Problem bare;
  bare.where = of.problem.where;
  bare.position = std::move(position);
  bare.view = of.problem.view;
  bare.view.size = of.problem.view.size.value_or(square_in_play);
  bare.view.flip = of.problem.view.flip != board.flip;
  bare.view.marks = board.marks;
  bare.view.twin_boards = false;
  bare.view.to_move.reset();
  bare.view.moves.reset();
  bare.view.draw.clear();
  problem::Problem captioned = of.problem;
  captioned.position = bare.position;
  DiagramContent out{std::move(bare)};
  out.language = of.language;
  out.design = design_of(of.invocation, out.problem);
  out.caption =
      layout::compose_board_caption(captioned, board.move, *out.design.caption, of.language);
  describe(out, of.settings, of.renderer);
  if (out.described)
    out.described = alt_text::describe_after(
        out.problem, in_letters(board.move, out.described->language),
        {out.described->language, !out.described->sentences.empty(), false});
  return out;
}

// Calls `visit(part, half-move, comment)` for each comment of a half-move that has a board.
void for_each_board(semantics::Solution const& solution, auto const& visit) {
  for (semantics::SolutionPart const& part : solution.parts)
    for (semantics::SolutionPhase const& phase : part.phases)
      for (semantics::SolutionNode const& node : phase.nodes)
        for (semantics::HalfMove const& half : node.halves)
          for (semantics::MoveComment const& comment : half.comments)
            if (semantics::parts_of_comment(solution.text, comment.where).has_board())
              visit(part, half, comment);
}

}  // namespace

std::vector<BoardInPlay> boards_of(std::vector<semantics::SolutionLine> const& lines) {
  std::vector<BoardInPlay> out;
  for (semantics::SolutionLine const& line : lines)
    if (line.board) out.push_back(*line.board);
  return out;
}

void place_boards(SolutionContent& solution, text::SourceId document, text::Span opening) {
  for (auto const& board : solution.boards) {
    board->document = document;
    board->opening = opening;
  }
}

void add_boards(SolutionContent& solution, BoardsOf const& of, std::vector<BoardInPlay> boards) {
  if (boards.empty()) return;
  auto positions = positions_of(of.problem, of.replay, boards);
  std::size_t next = 0;
  std::erase_if(solution.lines, [&](prose::Indented const& line) {
    if (!line.board) return false;
    std::size_t const i = next++;
    if (positions[i])
      solution.boards.push_back(
          std::make_shared<DiagramContent>(board_of(of, std::move(*positions[i]), boards[i])));
    return !positions[i];
  });
}

text::Diagnostics boards_left_out(semantics::Solution const& solution,
                                  replay_rules::Replay const& replay,
                                  problem::Problem const& problem,
                                  semantics::SolutionForm const& form) {
  text::Diagnostics out;
  if (form.lines == semantics::SolutionForm::Lines::as_written) return out;
  std::vector<BoardInPlay> printed;
  std::vector<text::Span> places;  // of their comments
  for_each_board(solution, [&](semantics::SolutionPart const& part, semantics::HalfMove const& half,
                               semantics::MoveComment const& comment) {
    if (semantics::prints_in_place(form, part)) {
      printed.push_back({half.where, comment.before, false, {}, {}});
      places.push_back(comment.where);
    } else {
      out.push_back(text::warning("W-PGN", comment.where,
                                  "board left out: this form of the solution has no boards",
                                  "write `solution-form: in place`, or remove `[#]`"));
    }
  });
  auto const positions = positions_of(problem, replay, printed);
  for (std::size_t i = 0; i < positions.size(); ++i)
    if (!positions[i])
      out.push_back(text::warning("W-PGN", places[i],
                                  "board left out: its half-move was not played",
                                  "correct the half-move"));
  return out;
}

std::vector<Content> split_at_boards(SolutionsContent solutions) {
  std::vector<Content> out;
  SolutionsContent text = solutions;
  text.entries.clear();
  text.as_collected = false;
  auto const end_text = [&] {
    if (text.entries.empty()) return;
    out.push_back(text);
    text.entries.clear();
  };
  for (SolutionContent& solution : solutions.entries) {
    auto const boards = std::exchange(solution.boards, {});
    std::vector<prose::Indented> lines = std::exchange(solution.lines, {});
    SolutionContent piece = std::move(solution);
    std::string const id = piece.id;
    std::size_t next = 0;
    auto const end_piece = [&] {
      if (piece.lines.empty()) return;
      piece.lines.front().place = prose::Indented::Place::opens;
      text.entries.push_back(piece);
      piece.lines.clear();
      piece.id = fmt::format("{}-{}", id, next + 1);
    };
    for (prose::Indented& line : lines) {
      if (!line.board) {
        piece.lines.push_back(std::move(line));
        continue;
      }
      end_piece();
      end_text();
      out.push_back(*boards[next++]);
    }
    end_piece();
  }
  end_text();
  return out;
}

}  // namespace dawson::run
