// The table of fields: what a directive can say, each with the language of its value and its place.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace dawson::problem {

/// What a field is. `position` is shared by all notations, whose rows are their own table's.
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
  unnamed,  ///< and what is behind it: rows of the table that no code needs to name
};

/// How a value is written: each syntax has one parser in document/.
enum class Syntax : std::uint8_t {
  position,       ///< of the notation that the field is named after
  position_file,  ///< a line of a file of positions
  text,           ///< host text
  date,           ///< host text, "1987-06" and the like in the way of a style
  number,         ///< host text, `auto` or `none`
  names,          ///< host text, "Last, First"
  label,
  plain,  ///< Dawson's own, printed as it is
  stipulation,
  twins,
  target,  ///< a position, of any notation
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
  man,
  columns,
  stipulation_form,
  language,
  prefix,
  first_number,
  numerals,
  declarations,
  turning,
  variant,  ///< whose letters a position has
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
};

/// Whose language a value is in, hence how its lines are joined and escaped.
enum class Tongue : std::uint8_t {
  position,  ///< a notation's: lines join by nothing, `%` is literal
  own,       ///< Dawson's: lines join by a blank, TeX's `\#` and accents are understood
  host,      ///< LaTeX or Markdown: goes out as it is
  code,      ///< TikZ: goes out as it is, `#` and `&` too
};

/// Where a field may stand.
enum class Stands : std::uint8_t {
  directive,        ///< in a directive, or as a default
  directive_alone,  ///< it belongs to one diagram and has no default
  defaults_alone,
};

struct Field {
  FieldId id;
  std::string_view name;
  Syntax syntax;
  Stands stands = Stands::directive;
  bool list = false;      ///< splits at `;`
  bool printed = false;   ///< a problem keeps what it says as entries, and captions can show it
  bool of_board = false;  ///< of the board, whatever stands on it: an option of inline boards too
  bool of_moves = false;  ///< read together with `moves`
  bool ranges = false;    ///< a hyphen between two numbers is a range's, a style may set a dash
  bool in_url = false;    ///< an address may carry it: it reads no file and runs no code
  bool adds_up = false;   ///< given twice, both count
  bool words = false;     ///< a position made of words: its lines join by a blank after all
};

/// All fields but the notations', in the order in which they are listed.
std::span<Field const> fields();

/// The row of a field other than `position`.
Field const& field(FieldId id);

/// Whose language values of that syntax are in.
Tongue tongue(Syntax syntax);

}  // namespace dawson::problem
