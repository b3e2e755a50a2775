// Formats the values that styles print in captions: dates, twins, names of people, legends.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/piece.hpp"
#include "layout/captions/typography.hpp"
#include "problem/fields.hpp"
#include "problem/problem.hpp"
#include "prose/prose.hpp"

namespace dawson::layout {

/// Form of "1987-06-08": "1987", "6/1987", "8.6.1987", "8. 6. 1987", "8.VI.1987", "8 June 1987".
enum class DateForm : std::uint8_t {
  as_written,
  yyyy,
  m_yyyy,
  d_m_yyyy,
  d_m_yyyy_spaced,
  roman_months,
  d_month_yyyy
};

/// Returns the date in that form, "8. Juni 1987"; months of an issue as a range, "7–9/1987".
/// `as_written` returns the text of the field.
std::string date_text(problem::Date const& date, DateForm form, chess::Language language);

/// Position of the bracket: "b)" after its label, "(b)" around it.
enum class TwinLabel : std::uint8_t { as_written, after, around };

/// Form of pieces in twins and solutions. By default, solutions have figurines, and twins are
/// printed as written.
enum class MoveForm : std::uint8_t { default_value, as_written, figurines, letters };

/// Returns one twin with its label in that form: "(b) wK->g5" becomes "b) wK->g5", "+c)" becomes
/// "+(c)". A label is a letter, optionally followed by digits.
prose::Inlines with_twin_label(prose::Inlines twin, TwinLabel form);

/// Returns a twin with `wK`, `bS`, `nQ` before a square, an arrow or the end as pieces; the letters
/// are those of `language`.
prose::Inlines with_twin_figurines(prose::Inlines const& twin, chess::Language language);

/// Returns `inlines` with the letters of orthodox pieces in moves ("Sf3", "1.Ka1xb2", "=Q",
/// "Sb1-c3+") replaced by figurines of white pieces, as in books. Letters are those of `language`;
/// both S and N are knights in English. Only text in the form of a move is changed: a letter before
/// a square, or after the = of a promotion; never within words.
prose::Inlines with_figurines(prose::Inlines const& inlines, chess::Language language);

/// Returns the orthodox piece that the letter names in `language`, pawns included ("P", German
/// "B"); both S and N are knights in English. Returns no value for other letters.
std::optional<chess::Kind> kind_of_letter(char letter, chess::Language language);

/// Form of a name: "Dr. Karl Fabel", "Dr. K. Fabel", "Fabel", "Fabel, Dr. Karl".
enum class NameForm : std::uint8_t { full, brief, surname, reversed };

/// Returns the name of an author in that form, without "Dr." and similar titles unless `titles`. A
/// name that cannot be split (a pseudonym in braces, two authors in one) is returned as written.
prose::Inlines author_name(problem::Entry const& author, NameForm form, bool titles = true);

/// Words of a style by language and name.
using Words = std::map<chess::Language, std::map<std::string, std::string, std::less<>>>;

/// Returns the word of that name: from `own` before the built-in ones; in `language`, otherwise in
/// English, otherwise in the first language that has it. Returns no value for an unknown name.
std::optional<std::string> find_word(std::string_view name, chess::Language language,
                                     Words const& own);

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
  MoveForm moves = MoveForm::default_value;
  bool anonymous = false;  ///< no name of an author is printed, as for a problem that asks for this
  /// The text that `sound: auto` prints, with `popeye_version` in place of the version.
  std::string proved = "C+ Popeye {popeye}";
  Words words;  ///< of the style: they override the built-in ones

  friend bool operator==(ValueStyle const&, ValueStyle const&) = default;
};

/// Stands for the version of Popeye in `ValueStyle::proved`.
inline constexpr std::string_view popeye_version = "{popeye}";

/// Forms of a position: `{fen}`, `{fen placement}`, `{fen any}`.
enum class FenForm : std::uint8_t { whole, placement, any };

/// Options of a slot, `{author short}`. Without a task form, the document's defaults decide how a
/// stipulation is printed.
struct SlotForm {
  std::optional<NameForm> name;
  std::optional<TaskForm> task;
  CountForm count = CountForm::all;
  FenForm fen = FenForm::whole;

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

/// Returns half-moves with the letters of their source as figurines, unless the style prints
/// letters.
std::vector<prose::Inlines> played_half_moves(std::vector<prose::Inlines> values,
                                              problem::Problem const& problem,
                                              ValueStyle const& style);

}  // namespace dawson::layout
