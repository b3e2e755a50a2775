#include <algorithm>

#include "document/fields/field_reading.hpp"
#include "document/tex/text.hpp"
#include "terms/marks.hpp"

namespace dawson::document {
namespace {

using text::Mapped;

void take_length(FieldReading& reading, FieldLine const& field) {
  Plain const plain = reading.plain(field);
  reading.keep(terms::read_length(plain.text()), plain, reading.problem.view.size);
}

std::string name_in(Mapped const& value, Host const& host) {
  constexpr std::string_view of_document = "document";
  std::string name = host.own_syntax(value).text();
  return name == of_document ? "" : name;
}

// The name of a style or its file, checked where it stands.
void take_name(FieldReading& reading, FieldLine const& field, std::string& into) {
  Mapped const value = join_lines(field, reading.host);
  std::string const name = into = name_in(value, reading.host);
  if (into.empty() || !reading.settings.check_style) return;
  auto fault = reading.settings.check_style(name);
  if (!fault) return;
  if (fault->source == text::at_hand) fault->span = value.origin();
  else fault->notes.push_back({value.origin(), "the style is named here", reading.source});
  reading.say(std::move(*fault));
}

void take_style(FieldReading& reading, FieldLine const& field) {
  take_name(reading, field, reading.problem.view.style);
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
  choose<bool>(field, reading.plain(field),
               {{"yes", true}, {"no", false}, {"true", true}, {"false", false}},
               reading.problem.view.*(row->target), reading.findings);
}

void take_solution_form(FieldReading& reading, FieldLine const& field) {
  using problem::SolutionForm;
  choose<SolutionForm>(field, reading.plain(field),
                       {{"run in", SolutionForm::run_in},
                        {"lines", SolutionForm::lines},
                        {"as written", SolutionForm::as_written}},
                       reading.problem.view.solution_form, reading.findings);
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

void take_marks(FieldReading& reading, FieldLine const& field) {
  Plain const plain = reading.plain(field);
  if (reading.keep(terms::read_marks(plain.text()), plain, reading.problem.view.marks))
    reading.check_on_board(plain, [&problem = reading.problem] {
      return terms::check_marks(problem.view.marks, problem.position.board);
    });
}

void take_grid(FieldReading& reading, FieldLine const& field) {
  Plain const plain = reading.plain(field);
  if (reading.keep(terms::read_grid(plain.text()), plain, reading.problem.view.grid))
    reading.check_on_board(plain, [&problem = reading.problem] {
      return terms::check_grid(problem.view.grid, problem.position.board);
    });
}

void take_edges(FieldReading& reading, FieldLine const& field) {
  Plain const plain = reading.plain(field);
  reading.keep(terms::read_edges(plain.text()), plain, reading.problem.view.edges);
}

void take_region(FieldReading& reading, FieldLine const& field) {
  Plain const plain = reading.plain(field);
  if (reading.keep(terms::read_region(plain.text()), plain, reading.problem.view.region))
    reading.check_on_board(plain, [&problem = reading.problem] {
      return terms::check_region(*problem.view.region, problem.position.board);
    });
}

void take_caption(FieldReading& reading, FieldLine const& field) {
  take_name(reading, field, reading.problem.view.caption);
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
  auto code = code_tex(join_lines(field, reading.host));
  if (code) reading.problem.view.draw = *code;
  else reading.say(code.error());
}

constexpr SyntaxParser parsers[] = {
    {Syntax::length, take_length},       {Syntax::style, take_style},
    {Syntax::yes_or_no, take_yes_or_no}, {Syntax::coordinates, take_coordinates},
    {Syntax::marks, take_marks},         {Syntax::grid, take_grid},
    {Syntax::edges, take_edges},         {Syntax::region, take_region},
    {Syntax::caption, take_caption},     {Syntax::side, take_side},
    {Syntax::code, take_code},           {Syntax::solution_form, take_solution_form},
};

}  // namespace

std::span<SyntaxParser const> board_parsers() { return parsers; }

StyleNames style_names(Settings const& settings) {
  StyleNames names;
  auto const name = [&](FieldLine const& field) {
    return name_in(join_lines(field, *settings.host), *settings.host);
  };
  for (FieldLine const& field : settings.fields) {
    if (field.field->syntax == Syntax::style) names.style = name(field);
    if (field.field->syntax == Syntax::caption) names.caption = name(field);
  }
  return names;
}

}  // namespace dawson::document
