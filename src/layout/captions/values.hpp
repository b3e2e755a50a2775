// What slots of captions print: the items of each field, in the way of a style and a language.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "layout/captions/caption_words.hpp"
#include "layout/captions/dates.hpp"
#include "layout/captions/person_names.hpp"
#include "layout/captions/twin_values.hpp"
#include "layout/captions/typography.hpp"
#include "problem/problem.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// "Mate in 3 moves" as the author has it, as "#3", as "Matt in 3 Zügen".
enum class TaskForm : std::uint8_t { as_written, symbols, words };

/// "8+7+1", or the men of one side.
enum class CountForm : std::uint8_t { all, white_men, black_men, neutral_men };

/// What a style, and the language of the document, say of values.
struct ValueStyle {
  chess::Language language = chess::Language::english;
  NameForm names = NameForm::full;  ///< where a slot says none
  bool academic_titles = true;
  DateForm dates = DateForm::as_written;
  TwinLabel twin_label = TwinLabel::as_written;
  Decimal decimal = Decimal::as_written;
  bool en_dash_ranges = false;
  bool quotes_by_language = true;  ///< host text alone, and not in LaTeX
  MoveForm moves = MoveForm::usual;
  bool anonymous = false;  ///< nothing names who made a problem, as where a problem says so
  Words words;             ///< of the style: they go before the built-in ones

  friend bool operator==(ValueStyle const&, ValueStyle const&) = default;
};

/// What a slot asks for itself, `{author short}`. Without a task form a stipulation is printed as
/// the document's defaults ask for.
struct SlotForm {
  std::optional<NameForm> name;
  std::optional<TaskForm> task;
  CountForm count = CountForm::all;

  friend bool operator==(SlotForm const&, SlotForm const&) = default;
};

/// The items of a printed field as a caption prints them, one for all that are no list; nothing
/// where it has no value (also `number: none`, `count: none`). Of a legend: the names.
std::vector<prose::Inlines> slot_values(problem::Problem const& problem, problem::FieldId field,
                                        SlotForm const& form, ValueStyle const& style);

/// Whether a field without entries has no items, whatever else its problem says.
bool prints_entries_alone(problem::FieldId field);

/// The word that `{word NAME}` stands for, in the language of `style`; nothing if it is unknown.
std::optional<std::string> word(std::string_view name, ValueStyle const& style);

/// An item of a legend. A man of no board has no squares.
struct LegendValue {
  std::vector<chess::Occupant> figures;
  prose::Inlines name;
  std::string squares;  ///< "a1, c5"
};

/// The items of a problem's legend, then the men known by name that it does not explain, in the
/// language of `style`. The signs of a move diagram are not among them.
std::vector<LegendValue> legend_values(problem::Problem const& problem, ValueStyle const& style);

}  // namespace dawson::layout
