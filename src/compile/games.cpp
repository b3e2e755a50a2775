// Games of a document: head, moves and boards become contents.
#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "compile/boards_in_play.hpp"
#include "compile/compilation.hpp"
#include "document/game_moves.hpp"
#include "document/game_text.hpp"
#include "document/reader.hpp"
#include "layout/captions/caption.hpp"
#include "layout/captions/solution_lines.hpp"
#include "layout/captions/values.hpp"
#include "replay/replay.hpp"
#include "session/invocation.hpp"

namespace dawson::run {
namespace {

using document::FieldLine;
using problem::FieldId;

bool sets_position(FieldLine const& line) {
  return line.field->syntax == problem::Syntax::position ||
         line.field->syntax == problem::Syntax::position_file;
}

FieldLine array_line(text::Span where) {
  FieldLine line;
  line.field = document::find_field("fen");
  line.name = where;
  text::SourceMappedText array;
  array.append_for("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", where);
  line.lines.push_back({std::move(array), false});
  return line;
}

// Reports the fields of problems, which a game does not have.
void refuse_fields(std::vector<FieldLine> const& fields, text::Diagnostics& findings) {
  for (FieldLine const& line : fields) {
    FieldId const id = line.field->id;
    if (id != FieldId::stipulation && id != FieldId::twins && id != FieldId::solution) continue;
    findings.push_back(text::error("E-FIELD", line.name,
                                   fmt::format("`{}` has no meaning in a game", line.field->name),
                                   "remove it, or write the moves as `solution: ...`"));
  }
}

// Returns the head of a game as the lines of one entry.
std::vector<prose::Indented> in_lines(std::vector<prose::Inlines> lines) {
  std::vector<prose::Indented> out;
  for (prose::Inlines& words : lines) {
    prose::Indented line;
    line.text = std::move(words);
    line.next = 0;
    line.kind = "head";
    line.place = out.empty() ? prose::Indented::Place::opens : prose::Indented::Place::continues;
    out.push_back(std::move(line));
  }
  return out;
}

// Keeps the signs of SAN, which readers of games expect in any style of solutions.
void keep_signs_of_games(semantics::SolutionForm& form) {
  form.notation = form.capture = form.promotion = form.en_passant = form.check = form.mate =
      form.evaluation = form.number_space = {};
}

struct PrintedGame {
  semantics::SolutionForm form;
  std::vector<prose::Indented> lines;
  std::vector<semantics::BoardInPlay> boards;
  std::vector<text::Span> moves;  // printed half-moves, for a replay
};

// Returns the moves of a game as its style prints them, with the result.
PrintedGame print_game(document::GameMoves const& game, document::Diagram const& diagram,
                       layout::CaptionStyle const& style, document::Settings const& settings,
                       bool plays) {
  using Lines = semantics::SolutionForm::Lines;
  problem::Problem const& problem = diagram.problem;
  PrintedGame out{solution_form(style, problem, diagram.language, Lines::in_place), {}, {}, {}};
  semantics::SolutionForm& form = out.form;
  if (form.games.empty()) keep_signs_of_games(form);
  if (diagram.language != game.moves.language) use_letters_of(diagram.language, form);
  std::optional const replay = game.replay;
  semantics::PrintSources sources = print_sources(form, game.moves.language, replay);
  sources.words = [&](text::Span where) -> prose::Inlines {
    text::SourceMappedText words;
    words.append_for(document::comment_markup(game.moves.words(where)), problem.where);
    text::Diagnostics reported;
    auto read = settings.markup->prose(words, settings.links, reported);
    return read ? std::move(*read) : prose::Inlines{prose::Text{words.text()}};
  };
  if (plays) sources.moves = &out.moves;
  semantics::DiagramPieces const pieces(problem);
  auto moves = semantics::print_solution(game.moves, form, pieces, sources);
  out.boards = boards_of(moves);
  out.lines = layout::compose_moves(style, std::move(moves));
  layout::ValueStyle values = style.values;
  values.language = diagram.language;
  for (prose::Inlines& result : layout::slot_values(problem, FieldId::result, {}, values)) {
    if (out.lines.empty() || out.lines.back().board) out.lines.emplace_back();
    prose::Inlines& last = out.lines.back().text;
    if (!last.empty()) last.push_back(prose::Break{0, true});
    std::ranges::move(result, std::back_inserter(last));
  }
  return out;
}

}  // namespace

bool Compilation::game(document::GameText const& read, At const& at, text::Diagnostics findings,
                       TakeContent const& take) {
  document::Context const& context = at.context();
  document::Settings const& settings = *context.settings;
  invocation_.one_is_set();
  refuse_fields(read.fields, findings);
  std::vector<FieldLine> fields = read.fields;
  bool const from_array = std::ranges::none_of(fields, sets_position);
  if (from_array) fields.push_back(array_line(at.opening));
  problem_at_.reset();
  auto diagram = document::read_fields(fields, at.opening, at.source, context, findings);
  std::optional<document::GameMoves> moves;
  std::size_t const before_moves = findings.size();
  if (diagram)
    moves =
        document::read_game_moves(read.movetext, diagram->problem, from_array, settings, findings);
  // The reader of a file has reported its half-moves.
  if (moves && !at.file_line.empty()) findings.resize(before_moves);
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end() || !moves) {
    if (accumulated_) ++accumulated_->failed;
    Content hole = fault != findings.end() ? failed_at(at, *fault) : Content(EmptyContent{});
    bool const reported = emit(std::move(findings), at);
    take(std::move(hole));
    return reported;
  }
  if (accumulated_) {
    bool const reported = emit(std::move(findings), at);
    take(EmptyContent{});
    return reported;
  }
  BoardDesign const design =
      invocation_.design(diagram->problem.view.style, diagram->problem.view.caption, "");
  layout::CaptionStyle const& style = *design.caption;
  PrintedGame printed = print_game(*moves, *diagram, style, settings, renderer_.plays);
  SolutionContent game{names_.solution(), std::move(printed.lines), {}, {}, diagram->language};
  game.is_game = true;
  add_boards(game,
             {invocation_, renderer_, settings, diagram->problem, diagram->language, moves->replay},
             std::move(printed.boards));
  for (text::Diagnostic& one :
       boards_left_out(moves->moves, moves->replay, diagram->problem, printed.form)) {
    one.span = read.movetext.name;
    findings.push_back(std::move(one));
  }
  place_boards(game, at.document.source, at.directive().opening);
  auto const print = [&](SolutionContent text) {
    if (text.lines.empty()) return;
    take_at_boards(SolutionsContent{{std::move(text)}, 1, design.piece_set, false}, take);
  };
  SolutionContent head{
      names_.solution(),
      in_lines(layout::compose_game_head(diagram->problem, style, diagram->language)),
      {},
      {},
      diagram->language};
  head.is_game = true;
  // A page replays the game on the board of its start.
  bool const has_start = !from_array || renderer_.plays;
  if (!has_start && !head.lines.empty()) {
    // The head stays with the first moves.
    if (!game.lines.empty()) game.lines.front().place = prose::Indented::Place::paragraph;
    std::ranges::move(game.lines, std::back_inserter(head.lines));
    game.lines = std::exchange(head.lines, {});
  }
  print(std::move(head));
  if (has_start) {
    fields.push_back(read.movetext);
    At with_moves = at;
    with_moves.fields = &fields;
    DiagramContent start = start_of(*diagram, with_moves, findings);
    if (renderer_.plays) {
      game.anchor = start.anchor;
      start.played = std::make_shared<ReplayedSolution const>(ReplayedSolution{
          std::move(moves->moves), std::move(moves->replay), std::move(printed.moves)});
    }
    take(std::move(start));
  }
  print(std::move(game));
  return emit(std::move(findings), at);
}

// Returns the board of the start of a game.
DiagramContent Compilation::start_of(document::Diagram const& game, At const& at,
                                     text::Diagnostics& findings) {
  document::Diagram board{{}, false, 1, game.language, {}, {}};
  board.problem.where = game.problem.where;
  board.problem.position = game.problem.position;
  board.problem.position.castling.reset();  // the moves show it
  board.problem.position.en_passant.reset();
  board.problem.view = game.problem.view;
  if (!board.problem.view.size) board.problem.view.size = square_in_play;
  DiagramContent out = diagram(board, at, findings);
  out.caption = {};
  return out;
}

}  // namespace dawson::run
