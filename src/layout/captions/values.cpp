// A syntax of fields has one way of being printed: a row of the table below. What a style says of
// dates, numbers, names is done here, before a template sees the value.
#include "layout/captions/values.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "chess/census.hpp"
#include "terms/stipulation.hpp"

namespace dawson::layout {
namespace {

using problem::Entry;
using problem::FieldId;
using problem::Problem;
using prose::Inlines;
using Values = std::vector<Inlines>;

// What a field's items are made of.
struct Asked {
  Problem const& problem;
  FieldId field;
  SlotForm const& form;
  ValueStyle const& style;
};

Inlines words(std::string text) { return {prose::Text{std::move(text)}}; }

Values as_written(Asked const& asked) {
  Values values;
  for (Entry const& entry : asked.problem.all(asked.field))
    if (!entry.text.empty()) values.push_back(entry.text);
  return values;
}

Values stipulation(Asked const& asked) {
  auto const& meaning = asked.problem.stipulation;
  TaskForm const form = asked.form.task.value_or(TaskForm::as_written);
  if (!meaning || !meaning->task || form == TaskForm::as_written) return as_written(asked);
  return {words(form == TaskForm::words
                    ? terms::stipulation_in_words(*meaning, asked.style.language)
                    : terms::stipulation_in_symbols(*meaning))};
}

// A diagram without a task (a title and a board) is no problem: nobody counts its men.
Values count(Asked const& asked) {
  if (!asked.problem.stipulation && !asked.problem.count) return {};
  chess::Count const count =
      asked.problem.count.value_or(chess::count_men(asked.problem.position.board));
  switch (asked.form.count) {
    case CountForm::all: return {words(chess::count_text(count))};
    case CountForm::white: return {words(std::to_string(count.white))};
    case CountForm::black: return {words(std::to_string(count.black))};
    case CountForm::neutral:
      return count.neutral == 0 ? Values{} : Values{words(std::to_string(count.neutral))};
  }
  return {};
}

Values side_to_move(Asked const& asked) {
  using chess::InLanguages;
  constexpr InLanguages sentences[] = {{"White to move", "Weiß am Zug", "Trait aux Blancs"},
                                       {"Black to move", "Schwarz am Zug", "Trait aux Noirs"},
                                       {"Neutral to move", "Neutral am Zug", "Trait aux Neutres"}};
  auto const& side = asked.problem.view.to_move;
  if (!side || side->name > chess::Side::neutral) return {};
  return {words(std::string(sentences[side->name].in(asked.style.language)))};
}

Values legend(Asked const& asked) {
  Values values;
  for (LegendValue& item : legend_values(asked.problem, asked.style))
    values.push_back(std::move(item.name));
  return values;
}

struct Printing {
  problem::Syntax syntax;
  Values (*values)(Asked const&);
};

constexpr Printing printings[] = {
    {problem::Syntax::stipulation, stipulation},
    {problem::Syntax::count, count},
    {problem::Syntax::side, side_to_move},
    {problem::Syntax::legend, legend},
};

}  // namespace

Values slot_values(Problem const& problem, FieldId field, SlotForm const& form,
                   ValueStyle const& style) {
  Asked const asked{problem, field, form, style};
  auto const row = std::ranges::find(printings, problem::field(field).syntax, &Printing::syntax);
  return row == std::end(printings) ? as_written(asked) : row->values(asked);
}

std::optional<std::string> word(std::string_view name, ValueStyle const& style) {
  return find_word(name, style.language, style.words);
}

}  // namespace dawson::layout
