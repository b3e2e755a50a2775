// Formats the values that slots of captions print: the items of each field, by style and language.
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

/// Form of a stipulation: "Mate in 3 moves" as the author wrote it, "#3", "Matt in 3 Zügen".
enum class TaskForm : std::uint8_t { as_written, symbols, words };

/// "8+7+1", or the number of pieces of one side.
enum class CountForm : std::uint8_t { all, white_pieces, black_pieces, neutral_pieces };

/// Settings for values, from the style and the language of the document.
struct ValueStyle {
  chess::Language language = chess::Language::english;
  NameForm names = NameForm::full;  ///< for slots without a form
  bool academic_titles = true;
  DateForm dates = DateForm::as_written;
  TwinLabel twin_label = TwinLabel::as_written;
  Decimal decimal = Decimal::as_written;
  bool en_dash_ranges = false;
  bool quotes_by_language = true;  ///< only text of the markup language, and not in LaTeX
  MoveForm moves = MoveForm::usual;
  bool anonymous = false;  ///< no name of an author is printed, as for a problem that asks for this
  Words words;             ///< of the style: they override the built-in ones

  friend bool operator==(ValueStyle const&, ValueStyle const&) = default;
};

/// Options of a slot, `{author short}`. Without a task form, the document's defaults decide how a
/// stipulation is printed.
struct SlotForm {
  std::optional<NameForm> name;
  std::optional<TaskForm> task;
  CountForm count = CountForm::all;

  friend bool operator==(SlotForm const&, SlotForm const&) = default;
};

/// Returns the items of a field as a caption prints them: a single one for a field that is not a
/// list, none for a field without a value (also `number: none`, `count: none`). For a legend: its
/// names.
std::vector<prose::Inlines> slot_values(problem::Problem const& problem, problem::FieldId field,
                                        SlotForm const& form, ValueStyle const& style);

/// Returns whether only the entries of a field make its items, whatever its problem contains.
bool prints_entries_alone(problem::FieldId field);

/// Returns the word for `{word NAME}` in the language of `style`; no value if it is unknown.
std::optional<std::string> word(std::string_view name, ValueStyle const& style);

/// Item of a legend. A piece of no board has no squares.
struct LegendValue {
  std::vector<chess::SquareContent> figures;
  prose::Inlines name;
  std::string squares;  ///< "a1, c5"
};

/// Returns the items of a problem's legend, then the pieces known by name that it does not explain,
/// in the language of `style`. The signs of a move diagram are not included.
std::vector<LegendValue> legend_values(problem::Problem const& problem, ValueStyle const& style);

}  // namespace dawson::layout
