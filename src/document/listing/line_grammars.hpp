// The grammars of the lines of a listing: heads, authors, sources, awards, pieces, stipulations;
// each is defined in a .cpp of its own. For the reader of listings.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/directive.hpp"
#include "document/fields/field_names.hpp"
#include "document/markup.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// A part of a line that is the value of a field; spans are bytes of the line.
struct Part {
  FieldId field;
  text::Span where;
};
using Parts = std::vector<Part>;

/// Returns the bytes of a span of `line`.
constexpr std::string_view part_of(std::string_view line, text::Span where) {
  return line.substr(where.begin, where.end - where.begin);
}

/// Returns the span without the characters of `around` at both ends.
text::Span trimmed(std::string_view line, text::Span where, std::string_view around = " ");

/// Returns the parts of a line between its commas, without blanks around them. Braces and brackets
/// protect commas.
std::vector<text::Span> comma_pieces(std::string_view line);

/// Returns true if the line contains a year: four digits from 1500 to 2099, with no digit before or
/// after.
bool has_year(std::string_view line);

/// Returns true if the line contains a year or an issue: digits after `/`, `No.`, `Heft`, ` #`, or
/// at its end after a word.
bool is_dated(std::string_view line);

/// Returns true if all of the text is a date: "1987", "12/1989", "8. June 1987", "VII-IX 1990".
bool is_date(std::string_view text);

/// Returns the field that all of the line is: a date, an issue with its word, pages with theirs.
std::optional<FieldId> part_of_publication(std::string_view line);

/// Splits a source into number, name, issue, date and pages; returns the whole as source if they do
/// not fit.
Parts read_publication(std::string_view line);

/// Returns the end of an award at the beginning of `text` ("2e Prix", "Special HM", "1. ehrende
/// Erwähnung"); 0 if it begins with none.
std::size_t award_end(std::string_view text);

/// Returns true if the text contains a word for a tourney: "TT", "Memorial", "feenschach-TT",
/// "Thematurnier".
bool has_tourney_word(std::string_view text);

/// Splits a line that contains an award into `award`, `tournament`, `date`, and the result of
/// `read_publication` for the rest; no value without an award.
std::optional<Parts> read_award_line(std::string_view line);

/// Splits a line without an award, from its first part with a word for a tourney.
Parts read_tournament_line(std::string_view line);

/// Splits a value at the place of an award: the award, and everything else as `tournament`; without
/// an award, the award is the text before the first comma.
Parts read_award_field(std::string_view line);

/// Splits a line with an award, a tourney or neither.
Parts read_source_line(std::string_view line);

/// A guess with its place in the line, and what to write instead.
struct Doubt {
  text::Span where;
  std::string message, hint;
  std::vector<std::string> clear = {};  ///< texts without that doubt, instead of those at `where`
};

/// The result of splitting a text into authors.
struct Authors {
  Parts parts;  ///< `author`, each followed by what belongs to it: `city`, `after`, `version` ...
  std::optional<Doubt> doubt;  ///< names that can be read in two ways
  bool are_names = false;      ///< all of them look like names
  bool sure = false;           ///< there is an initial among them, or a separator
};

/// Splits `text` into authors. Braces and brackets protect their contents.
Authors read_authors(std::string_view text);

/// Splits a text that is known to name authors: `are_names` and `sure` are not computed.
Authors read_known_authors(std::string_view text);

/// Splits the items of the field `author` as `read_authors` does, and returns them with the fields
/// found beside them. W-AUTHOR.
std::vector<FieldLine> part_authors(FieldLine field, MarkupLanguage const& markup,
                                    text::Diagnostics& doubts);

/// The parts of a first line.
struct Head {
  Parts parts;
  std::optional<Doubt> of_names;  ///< W-AUTHOR
  std::optional<Doubt> of_title;  ///< W-LISTING
  bool alone = false;             ///< a number and nothing else
  bool sure = false;              ///< as in `Authors`
};

/// Parses a number and authors, or a number and other text; authors and a dash; a number alone. No
/// value for other lines.
std::optional<Head> read_head(std::string_view line);

/// Parses a line of names: "“Excelsior” by Sam Loyd, 1861", "Sam Loyd, London Era 1861".
std::optional<Head> read_names(std::string_view line);

/// Returns true if a line is a list of pieces; with `goes_on`, after another such line, it needs no
/// colour.
bool is_men_line(std::string_view line, bool continues);

/// Returns such lines in the notation `men`: colours in full and without colons, groups separated
/// by blanks, squares joined.
std::vector<text::SourceMappedText> as_pieces(std::vector<text::SourceMappedText> const& lines);

/// The stipulation, conditions, twins, soundness and count of a line; spans are bytes of the line.
struct TaskLine {
  /// A task or a remark for solvers, "h#3" or "2 solutions", with the text that joins it to what
  /// precedes it.
  struct Phrase {
    text::Span where;
    std::string before;
  };
  std::vector<Phrase> stipulation;
  bool has_task = false;  ///< the first of them is a task
  std::vector<text::Span> conditions;
  text::Span twins, sound, count;
  std::string pieces;  ///< the count as in its field, "4+5"
};

/// Parses all of a line: a task and parts, or parts alone. No value if the line is empty or
/// contains anything else.
std::optional<TaskLine> read_task_line(std::string_view line);

/// Parses twins, and a count or soundness at the end of the line.
TaskLine read_twins_line(std::string_view line);

/// Returns the items between `,` and `;` of a line whose first item is a known condition; empty for
/// others.
std::vector<text::Span> read_condition_list(std::string_view line);

/// Returns true if the line contains a count, a soundness, or `#` before a number, at any place.
bool has_task_signs(std::string_view line);

/// Returns true if the last word of the line is a task in signs: "-1w & #2".
bool ends_with_task(std::string_view line);

}  // namespace dawson::document
