#include <algorithm>

#include <fmt/format.h>

#include "chess/fairy_pieces.hpp"
#include "document/fields/field_reading.hpp"
#include "document/fields/values.hpp"
#include "document/tex/text.hpp"
#include "notation/janko/janko.hpp"
#include "semantics/betza/betza.hpp"
#include "semantics/marks.hpp"
#include "semantics/men_by_moves.hpp"
#include "semantics/move_setup.hpp"
#include "text/spelled_values.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;

// Parses the value with `read` and stores the result in a member of the view.
template <auto read, auto part>
bool take_part(FieldReading& reading, Plain const& plain) {
  return reading.keep(read(plain.text()), plain, reading.problem.view.*part);
}
template <auto read, auto part>
void take_view(FieldReading& reading, FieldLine const& field) {
  take_part<read, part>(reading, reading.plain(field));
}

// Does the same for a value with squares, which `check` compares with the board.
template <auto read, auto part, auto check>
void take_squares(FieldReading& reading, FieldLine const& field) {
  Plain const plain = reading.plain(field);
  if (!take_part<read, part>(reading, plain)) return;
  reading.check_on_board(plain, [&problem = reading.problem] {
    auto const& value = problem.view.*part;
    if constexpr (requires { value.has_value(); }) return check(*value, problem.position.board);
    else return check(value, problem.position.board);
  });
}

// Keeps the marks as written too, unless they are from defaults, for findings about their words.
void take_marks(FieldReading& reading, FieldLine const& field) {
  take_squares<semantics::read_marks, &problem::View::marks, semantics::check_marks>(reading,
                                                                                     field);
  auto const& defaults = reading.settings.fields;
  if (std::ranges::any_of(defaults, [&](FieldLine const& one) { return &one == &field; })) return;
  Plain const plain = reading.plain(field);
  reading.problem.entries[field.field->id] = {{{prose::Text{plain.text()}}, plain.origin()}};
}

// Returns the style of a field. The path of a style file is relative to the folder of the text
// that names it.
std::string style_name_of(FieldLine const& field, SourceMappedText const& value,
                          Settings const& settings) {
  constexpr std::string_view of_document = "document";
  std::string const name = settings.markup->own_syntax(value).text();
  if (name == of_document) return "";
  return style_named(name, settings.folder_of, field.source, value.origin());
}

// Reads the name of a style or a style file, and checks it at the field that names it.
template <auto part>
void take_name(FieldReading& reading, FieldLine const& field) {
  SourceMappedText const value = join_lines(field, reading.markup);
  std::string const name = reading.problem.view.*part =
                               style_name_of(field, value, reading.settings);
  if (name.empty() || !reading.settings.check_style) return;
  auto fault = reading.settings.check_style(name);
  if (!fault) return;
  if (fault->source == text::at_hand) fault->span = value.origin();
  else fault->notes.push_back({value.origin(), "the style is named here", reading.source});
  reading.say(std::move(*fault));
}

void take_yes_or_no(FieldReading& reading, FieldLine const& field) {
  struct Switch {
    FieldId field;
    bool problem::View::*target;
  };
  constexpr Switch switches[] = {{FieldId::flip, &problem::View::flip},
                                 {FieldId::twin_boards, &problem::View::twin_boards},
                                 {FieldId::anonymous, &problem::View::anonymous}};
  auto const* const row = std::ranges::find(switches, field.field->id, &Switch::field);
  Plain const value = reading.plain(field);
  bool& target = reading.problem.view.*(row->target);
  if (auto const read = text::read_yes_no(value.text())) target = *read;
  else choose<bool>(field, value, {{"yes", true}, {"no", false}}, target, reading.findings);
}

void take_solution_form(FieldReading& reading, FieldLine const& field) {
  using problem::SolutionForm;
  choose<SolutionForm>(field, reading.plain(field),
                       {{"run in", SolutionForm::run_in},
                        {"lines", SolutionForm::lines},
                        {"as written", SolutionForm::as_written},
                        {"in place", SolutionForm::in_place}},
                       reading.problem.view.solution_form, reading.findings);
}

void take_solution_print(FieldReading& reading, FieldLine const& field) {
  using problem::SolutionPrint;
  choose<SolutionPrint>(field, reading.plain(field),
                        {{"here", SolutionPrint::here},
                         {"later", SolutionPrint::later},
                         {"never", SolutionPrint::never}},
                        reading.problem.view.print_solution, reading.findings);
}

void take_coordinates(FieldReading& reading, FieldLine const& field) {
  using problem::Coordinates;
  choose<Coordinates>(field, reading.plain(field),
                      {{"none", Coordinates::none},
                       {"outside", Coordinates::outside},
                       {"inside", Coordinates::inside},
                       {"yes", Coordinates::outside}},
                      reading.problem.view.coordinates, reading.findings);
}

void take_hand(FieldReading& reading, FieldLine const& field) {
  using problem::HandPlace;
  choose<HandPlace>(field, reading.plain(field),
                    {{"right", HandPlace::right},
                     {"left", HandPlace::left},
                     {"below", HandPlace::below},
                     {"text", HandPlace::text},
                     {"none", HandPlace::none}},
                    reading.problem.view.hand, reading.findings);
}

void take_promoted(FieldReading& reading, FieldLine const& field) {
  choose<bool>(field, reading.plain(field), {{"plain", false}, {"marked", true}},
               reading.problem.view.promoted, reading.findings);
}

void take_shown(FieldReading& reading, FieldLine const& field) {
  choose<bool>(field, reading.plain(field), {{"checks", true}}, reading.problem.view.checks,
               reading.findings);
}

void take_baseline(FieldReading& reading, FieldLine const& field) {
  using problem::Baseline;
  choose<Baseline>(
      field, reading.plain(field),
      {{"board", Baseline::board}, {"top", Baseline::top}, {"centre", Baseline::centre}},
      reading.problem.view.baseline, reading.findings);
}

void take_side(FieldReading& reading, FieldLine const& field) {
  using chess::Side;
  Side side;
  choose<Side>(field, reading.plain(field),
               {{"white", Side::white},
                {"black", Side::black},
                {"neutral", Side::neutral},
                {"red", Side::red},
                {"blue", Side::blue},
                {"green", Side::green},
                {"yellow", Side::yellow},
                {"purple", Side::purple},
                {"orange", Side::orange},
                {"w", Side::white},
                {"b", Side::black},
                {"n", Side::neutral}},
               side, reading.findings);
  reading.problem.view.to_move = side;
}

void take_code(FieldReading& reading, FieldLine const& field) {
  text::SourceMappedText const value = join_lines(field, reading.markup);
  auto code = code_tex(value);
  if (reading.settings.strict)
    reading.check_later([&reading, where = value.origin()] {
      if (!reading.problem.first(FieldId::alt))
        reading.say(text::warning("W-ALT", where, "drawing has no description for screen readers",
                                  "add `alt: ...` with what the board shows"));
    });
  if (code) reading.problem.view.draw = *code;
  else reading.say(code.error());
}

using problem::View;

constexpr SyntaxParser parsers[] = {
    {Syntax::length, take_view<semantics::read_length, &View::size>},
    {Syntax::style, take_name<&View::style>, true},
    {Syntax::caption, take_name<&View::caption>, true},
    {Syntax::yes_or_no, take_yes_or_no},
    {Syntax::coordinates, take_coordinates, true},
    {Syntax::hand, take_hand, true},
    {Syntax::promoted, take_promoted},
    {Syntax::shown, take_shown},
    {Syntax::baseline, take_baseline},
    {Syntax::marks, take_marks},
    {Syntax::grid, take_squares<semantics::read_grid, &View::grid, semantics::check_grid>},
    {Syntax::region, take_squares<semantics::read_region, &View::region, semantics::check_region>},
    {Syntax::edges, take_view<semantics::read_edges, &View::edges>, true},
    {Syntax::side, take_side},
    {Syntax::code, take_code},
    {Syntax::solution_form, take_solution_form},
    {Syntax::solution_print, take_solution_print},
};

}  // namespace

std::span<SyntaxParser const> board_parsers() { return parsers; }

bool take_board_form(FieldReading& reading, FieldLine const& field) {
  using problem::BoardForm;
  constexpr std::pair<std::string_view, BoardForm> forms[] = {
      {"squares", BoardForm::squares},
      {"points", BoardForm::points},
      {"points without river", BoardForm::points_without_river}};
  if (field.field->id != FieldId::board) return false;
  std::string const written = reading.plain(field).text();
  for (auto const& [word, form] : forms)
    if (word == written) return reading.problem.view.form = form, true;
  return false;
}

StyleNames style_names(Settings const& settings) {
  StyleNames names;
  auto const name = [&](FieldLine const& field) {
    return style_name_of(field, join_lines(field, *settings.markup), settings);
  };
  for (FieldLine const& field : settings.fields) {
    if (field.field->syntax == Syntax::style) names.style = name(field);
    if (field.field->syntax == Syntax::caption) names.caption = name(field);
  }
  return names;
}

namespace {

constexpr std::string_view default_board = "8x8";

class MoveFieldsReader {
 public:
  MoveFieldsReader(FieldReading& reading, std::vector<FieldLine> const& fields)
      : reading_(reading), fields_(fields) {}

  bool run() {
    problem::Problem& problem = reading_.problem;
    auto const text = value(FieldId::moves);
    if (!text) {
      report_fields_without_moves();
      return false;
    }
    text::Diagnostics warnings;
    auto const piece = value_or_report(semantics::read_betza(text->text(), warnings), *text);
    for (text::Diagnostic const& warning : warnings) reading_.say(text->origin(warning));
    auto const board_text = value(FieldId::board);
    std::string const board_written = board_text ? board_text->text() : std::string(default_board);
    text::Diagnostics of_board;
    auto board = value_or_report(semantics::read_move_board(board_written, of_board),
                                 board_text.value_or(*text));
    auto const figure = read_figure();
    if (!piece || !board || !valid_) return false;

    chess::Square from = semantics::default_square(
        *piece, board->board, figure ? figure->side : chess::Side(chess::Side::white));
    if (auto const at = value(FieldId::at))
      if (auto const square =
              value_or_report(semantics::read_move_square(at->text(), board->board), *at))
        from = *square;
    if (!valid_) return false;
    if (!chess::cell_at(board->board, from))
      return say(text::error("E-SQUARE", text->origin(), "board has no square for the piece",
                             "add `at: e4` or another square of the board")),
             false;
    std::optional<std::vector<semantics::Neighbour>> neighbours;
    if (auto const occupied = value(FieldId::occupied))
      neighbours = value_or_report(semantics::read_neighbours(occupied->text(), board->board, from),
                                   *occupied);
    if (!valid_) return false;

    auto setup = semantics::set_up_moves(*piece, std::move(*board), from, figure, neighbours);
    if (!setup) {
      text::Diagnostic fault = setup.error();
      fault.span = (board_text ? *board_text : *text).origin();
      return say(std::move(fault)), false;
    }
    problem.position = std::move(setup->position);
    problem.view.moves =
        problem::MoveDiagram{std::move(setup->movement),
                             setup->from,
                             setup->stand_ins,
                             true,
                             reading_.settings.language.value_or(chess::Language::english),
                             std::string(text->text())};
    // The frame is open at the edges that a cylinder joins, unless the author sets `edges`.
    bool const round =
        std::ranges::any_of(problem.view.moves->movement, &chess::Slide::cylindrical);
    if (round) problem.view.edges = chess::Edges::vertical_cylinder;
    name_mover(*piece, *text, problem);
    return true;
  }

 private:
  void say(text::Diagnostic finding) {
    valid_ = valid_ && finding.severity != text::Severity::error;
    reading_.say(std::move(finding));
  }

  template <class T>
  std::optional<T> value_or_report(text::Result<T> result, Plain const& value) {
    if (result) return std::move(*result);
    say(value.origin(result.error()));
    return {};
  }

  FieldLine const* find(FieldId id) const { return find_line(fields_, id); }

  std::optional<Plain> value(FieldId id) const {
    FieldLine const* line = find(id);
    if (!line) return {};
    return reading_.plain(*line);
  }

  void report_fields_without_moves() {
    for (problem::Field const& row : problem::fields())
      if (FieldLine const* line = row.of_moves ? find(row.id) : nullptr)
        say(text::error("E-FIELD", line->name,
                        fmt::format("`{}` belongs to a diagram of moves", row.name),
                        row.id == FieldId::board ? "add `moves: ...`, or write `board: points`"
                                                 : "add `moves: ...`, or remove the field"));
  }

  // Reads one piece in janko notation, or by its name.
  std::optional<chess::Piece> read_figure() {
    auto const text = value(FieldId::figure);
    if (!text) return {};
    std::string_view const word = text->text();
    if (chess::FairyPiece const* fairy = chess::find_fairy_piece(word))
      return chess::Piece{chess::Kind::named, chess::Side::white, 0, std::string(fairy->name)};
    text::Diagnostics warnings;
    auto const pieces = value_or_report(notation::read_janko_men(word, warnings), *text);
    if (!pieces) return {};
    auto const* piece = pieces->size() == 1 ? std::get_if<chess::Piece>(&pieces->front()) : nullptr;
    if (piece) return *piece;
    say(text::error("E-MAN", text->origin(), "expected exactly one piece",
                    "write `*2q`, or the name of a fairy piece"));
    return {};
  }

  // Adds the piece's name as the first line under the board, unless the author gives a legend.
  void name_mover(chess::Betza const& piece, Plain const& text, problem::Problem& problem) {
    if (find(FieldId::legend)) return;
    auto const* cell =
        &problem.position.board
             .cells()[*chess::cell_at(problem.position.board, problem.view.moves->from)];
    auto const known = semantics::pieces_by_moves(chess::movement(piece));
    std::string const name(known.empty() ? semantics::without_dialect(text.text())
                                         : known.front().in(problem.view.moves->language));
    problem.legend.push_back({{*cell->occupant}, {prose::Text{name}}, text.text()});
  }

  FieldReading& reading_;
  std::vector<FieldLine> const& fields_;
  bool valid_ = true;
};

}  // namespace

bool read_move_fields(FieldReading& reading, std::vector<FieldLine> const& fields) {
  return MoveFieldsReader(reading, fields).run();
}

}  // namespace dawson::document
