// Games of a document: head, moves and boards become contents.
#include <algorithm>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "compile/compilation.hpp"
#include "compile/game_print.hpp"
#include "document/reader.hpp"
#include "layout/captions/values.hpp"
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

// The head of a game, from its fields.
class Head {
 public:
  Head(problem::Problem const& problem, layout::ValueStyle const& style)
      : problem_(problem), style_(style) {}

  std::vector<prose::Indented> run() {
    player(FieldId::white, FieldId::white_elo);
    if (!value(FieldId::black).empty()) add(" \u2013 ");
    player(FieldId::black, FieldId::black_elo);
    end_line();
    add_after("", FieldId::tournament);
    add_after(", ", FieldId::site);
    add_after(" (", FieldId::round, ")");
    add_after(", ", FieldId::date);
    end_line();
    add_after("", FieldId::eco);
    add_after(" ", FieldId::opening);
    end_line();
    return std::move(lines_);
  }

  prose::Inlines value(FieldId field) const {
    prose::Inlines out;
    for (prose::Inlines const& one : layout::slot_values(problem_, field, {}, style_)) {
      if (!out.empty()) out.push_back(prose::Text{", "});
      out.insert(out.end(), one.begin(), one.end());
    }
    return out;
  }

 private:
  void add(std::string_view words) { line_.push_back(prose::Text{std::string(words)}); }

  void player(FieldId name, FieldId elo) {
    prose::Inlines words = value(name);
    if (words.empty()) return;
    line_.push_back(prose::Strong{std::move(words)});
    add_after(" (", elo, ")");
  }

  void add_after(std::string_view before, FieldId field, std::string_view after = {}) {
    prose::Inlines words = value(field);
    if (words.empty()) return;
    if (!line_.empty()) add(before);
    std::ranges::move(words, std::back_inserter(line_));
    if (line_.size() > 1 && !after.empty()) add(after);
  }

  void end_line() {
    if (line_.empty()) return;
    prose::Indented line;
    line.text = std::exchange(line_, {});
    line.next = 0;
    line.place = lines_.empty() ? prose::Indented::Place::opens : prose::Indented::Place::continues;
    lines_.push_back(std::move(line));
  }

  problem::Problem const& problem_;
  layout::ValueStyle const& style_;
  prose::Inlines line_;
  std::vector<prose::Indented> lines_;
};

}  // namespace

void Compilation::game(document::GameText const& read, At const& at, text::Diagnostics findings,
                       TakeContent const& take) {
  document::Context const& context = at.context();
  document::Settings const& settings = *context.settings;
  invocation_.one_is_set();
  refuse_fields(read.fields, findings);
  std::vector<FieldLine> fields = read.fields;
  bool const from_array = std::ranges::none_of(fields, sets_position);
  if (from_array) fields.push_back(array_line(at.opening));
  auto diagram = document::read_fields(fields, at.opening, at.source, context, findings);
  std::shared_ptr<document::GameMoves const> moves;
  if (diagram)
    moves = document::read_game_moves(
        read.movetext, from_array ? nullptr : &diagram->problem.position, settings, findings);
  auto const fault = std::ranges::find_if(findings, text::is_error);
  if (fault != findings.end() || !moves) {
    if (accumulated_) ++accumulated_->failed;
    Content hole = fault != findings.end() ? failed_at(at, *fault) : Content(EmptyContent{});
    emit(std::move(findings), at);
    return take(std::move(hole));
  }
  emit(std::move(findings), at);
  if (accumulated_) return take(EmptyContent{});

  problem::Problem const& problem = diagram->problem;
  BoardDesign const design = invocation_.design(problem.view.style, problem.view.caption, "");
  layout::ValueStyle values = design.caption->values;
  values.language = diagram->language;
  Head head(problem, values);
  auto const print = [&](std::vector<prose::Indented> lines) {
    if (lines.empty()) return;
    SolutionContent text{"game-" + names_.solution(), std::move(lines), {}, {}, diagram->language};
    take(SolutionsContent{{std::move(text)}, 1, design.piece_set, false});
  };
  auto const draw = [&](GameBoard const& board) {
    constexpr double square = 4.0;  // millimetres
    document::Diagram one{{}, false, 1, diagram->language, {}, {}};
    one.problem.where = problem.where;
    one.problem.position = board.position;
    one.problem.position.castling.reset();  // the moves show it
    one.problem.position.en_passant.reset();
    one.problem.view = problem.view;
    if (!one.problem.view.size) one.problem.view.size = square;
    one.problem.view.flip = problem.view.flip != board.flip;
    one.problem.view.marks.insert(one.problem.view.marks.end(), board.marks.begin(),
                                  board.marks.end());
    text::Diagnostics of_board;
    DiagramContent content = this->diagram(one, at, of_board);
    content.caption = {};
    take(std::move(content));
  };
  print(head.run());
  if (!from_array) draw({problem.position, false, {}});
  semantics::SolutionForm const form = solution_form(*design.caption, problem, diagram->language);
  for (GameSegment& segment : print_game(*moves, form, settings, head.value(FieldId::result))) {
    print(std::move(segment.lines));
    if (segment.board) draw(*segment.board);
  }
}

}  // namespace dawson::run
