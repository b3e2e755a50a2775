// The table of fields: the content of directives, with the syntax of each value and where the field
// is allowed, and the dates in fields.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::problem {

/// The identity of a field. `position` is shared by all notations, which have a table of their own.
enum class FieldId : std::uint8_t {
  position,
  file,
  from,
  select,
  sort,
  order,
  number,
  label,
  author,
  city,
  title,
  dedication,
  source_number,
  source,
  issue,
  pages,
  date,
  tournament,
  award,
  album,
  after,
  version,
  correction,
  reprint,
  stipulation,
  conditions,
  twins,
  sound,
  count,
  tomove,
  legend,
  remark,
  themes,
  comment,
  solution,
  judgement,
  intended,
  solution_form,
  print_solution,
  solution_columns,
  index_by,
  allow,
  target,
  options,
  ids,
  other,
  size,
  style,
  flip,
  coordinates,
  hand,
  promoted,
  show,
  marks,
  grid,
  edges,
  region,
  twin_boards,
  anonymous,
  alt,
  caption,
  draw,
  moves,
  board,
  at,
  occupied,
  figure,
  across,
  described,
  stipulations,
  language,
  prefix,
  start,
  numerals,
  declare,
  turns,
  variant,
  white,
  black,
  white_elo,
  black_elo,
  round,
  site,
  result,
  eco,
  opening,
  annotator,
  game,
  played,
  pgn,
  tags,
  solution_language,
  baseline,
  unnamed,  ///< rows of the table that no code needs to name
};

/// The syntax of a value; each has one parser in document/.
enum class Syntax : std::uint8_t {
  position,       ///< in the notation that the field is named after
  position_file,  ///< a line of a file of positions
  text,           ///< text in the markup language
  date,    ///< text in the markup language; dates such as "1987-06" are printed as the style asks
  number,  ///< text in the markup language, `auto` or `none`
  names,   ///< text in the markup language, "Last, First"
  label,
  plain,  ///< plain text of Dawson, printed as it is
  stipulation,
  twins,
  target,  ///< a position in any notation
  count,
  legend,
  side,
  length,
  style,
  yes_or_no,
  coordinates,
  hand,
  promoted,
  shown,
  baseline,
  marks,
  grid,
  edges,
  region,
  caption,
  code,  ///< TikZ
  moves,
  board,
  square,
  neighbours,
  piece,
  columns,
  stipulation_form,
  language,
  prefix,
  first_number,
  numerals,
  declarations,
  turning,
  variant,  ///< the game whose letters a position uses
  solution_form,
  solution_print,
  solution_columns,
  index_by,
  described,
  warnings,       ///< codes of findings
  problems_file,  ///< a file of problems
  selection,
  sorting,
  defaults_reach,
  result,           ///< of a game: "1-0"
  game,             ///< movetext of PGN
  played,           ///< half-moves of PGN, played before the position
  games,            ///< PGN: tags and movetext
  tags,             ///< which tags of PGN become which fields
  source_language,  ///< of the letters of a solution
};

/// The language of a value, which decides how its lines are joined and escaped.
enum class ValueSyntax : std::uint8_t {
  position,  ///< a notation: lines are joined without a separator, `%` is literal
  own,       ///< Dawson's: lines are joined with a blank, TeX's `\#` and accents are understood
  markup,    ///< LaTeX or Markdown: written unchanged
  code,      ///< TikZ: written unchanged, including `#` and `&`
};

/// Where a field is allowed.
enum class Stands : std::uint8_t {
  directive,        ///< in a directive, or as a default
  directive_alone,  ///< in a directive only: it belongs to one diagram
  defaults_alone,
};

/// A row of the table.
struct Field {
  FieldId id;
  std::string_view name;
  Syntax syntax;
  Stands stands = Stands::directive;
  bool list = false;      ///< splits at `;`
  bool printed = false;   ///< a problem keeps the value as entries, and captions can print it
  bool of_board = false;  ///< concerns the board, not its content: also an option of inline boards
  bool of_moves = false;  ///< read together with `moves`
  bool ranges = false;    ///< a hyphen between two numbers marks a range; a style can print a dash
  bool in_url = false;    ///< allowed in a URL: it reads no file and runs no code
  bool adds_up = false;   ///< a second value is added to the first
  bool words = false;     ///< a position made of words: its lines are joined with a blank
};

/// Returns all fields except those of notations, in the order of listings.
std::span<Field const> fields();

/// Returns the row of a field other than `position`.
Field const& field(FieldId id);

/// Returns the language of values of that syntax.
ValueSyntax value_syntax(Syntax syntax);

/// "1987", "1987-06", "1987-06-08", "1987-07/09" (an issue for several months).
struct Date {
  int year = 0;
  std::optional<int> month;       ///< 1 to 12
  std::optional<int> day;         ///< only with a month
  std::optional<int> last_month;  ///< only with a month, and later than it

  friend bool operator==(Date const&, Date const&) = default;
};

/// The form of a text, and the date if the calendar has it.
struct DateReading {
  bool has_shape = false;    ///< digits in one of the four forms
  std::optional<Date> date;  ///< no value: not a date of the calendar, or not a date at all
};

/// Parses one of the four forms, which must be all of `text`; years have four digits. "1987-02-30"
/// and "1987-09/07" only have the form (`has_shape`).
DateReading read_date(std::string_view text);

/// Returns dates that may be meant by a text with the shape of a date that is in no calendar: with
/// month and day exchanged, and with one other digit, as near as possible. May be empty.
std::vector<std::string> dates_near(std::string_view text);

}  // namespace dawson::problem
