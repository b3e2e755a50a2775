#include <algorithm>

#include "document/fields/field_reading.hpp"
#include "document/tex/text.hpp"
#include "terms/marks.hpp"
#include "text/yes_no.hpp"

namespace dawson::document {
namespace {

using text::SourceMappedText;

// What `read` makes of the value becomes a part of the view.
template <auto read, auto part>
bool take_part(FieldReading& reading, Plain const& plain) {
  return reading.keep(read(plain.text()), plain, reading.problem.view.*part);
}
template <auto read, auto part>
void take_view(FieldReading& reading, FieldLine const& field) {
  take_part<read, part>(reading, reading.plain(field));
}

// The same of what names squares, which `check` looks for on the board.
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

// The style that a field names; a file counts from the folder of the text that names it.
std::string name_in(FieldLine const& field, SourceMappedText const& value,
                    Settings const& settings) {
  constexpr std::string_view of_document = "document";
  std::string const name = settings.host->own_syntax(value).text();
  if (name == of_document) return "";
  return style_named(name, settings.folder_of, field.source, value.origin());
}

// The name of a style or its file, checked where it stands.
template <auto part>
void take_name(FieldReading& reading, FieldLine const& field) {
  SourceMappedText const value = join_lines(field, reading.host);
  std::string const name = reading.problem.view.*part = name_in(field, value, reading.settings);
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
                        {"as written", SolutionForm::as_written}},
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
  text::SourceMappedText const value = join_lines(field, reading.host);
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
    {Syntax::length, take_view<terms::read_length, &View::size>},
    {Syntax::style, take_name<&View::style>, true},
    {Syntax::caption, take_name<&View::caption>, true},
    {Syntax::yes_or_no, take_yes_or_no},
    {Syntax::coordinates, take_coordinates, true},
    {Syntax::hand, take_hand, true},
    {Syntax::promoted, take_promoted},
    {Syntax::shown, take_shown},
    {Syntax::marks, take_squares<terms::read_marks, &View::marks, terms::check_marks>},
    {Syntax::grid, take_squares<terms::read_grid, &View::grid, terms::check_grid>},
    {Syntax::region, take_squares<terms::read_region, &View::region, terms::check_region>},
    {Syntax::edges, take_view<terms::read_edges, &View::edges>, true},
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
    return name_in(field, join_lines(field, *settings.host), settings);
  };
  for (FieldLine const& field : settings.fields) {
    if (field.field->syntax == Syntax::style) names.style = name(field);
    if (field.field->syntax == Syntax::caption) names.caption = name(field);
  }
  return names;
}

}  // namespace dawson::document
