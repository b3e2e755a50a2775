// Reads and writes Popeye's input files ("Popeye, input files"): the splitting of files into
// problems, and the conversion of lines of free text and of twins.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/task.hpp"
#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "semantics/popeye/words.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::collection::popeye {

/// Splits a file into problems. The first word, "BeginProblem" in its language, determines the
/// language of the rest.
class Cutter {
 public:
  /// Reads the next problem into `entry`, up to and including its "NextProblem" or "EndProblem", in
  /// UTF-8: lines that are not UTF-8 are read as CP1252. Returns false at the end of the file.
  bool cut(Lines& lines, Stretch& entry);

 private:
  std::optional<std::size_t> boundary_in(std::string_view line);
  chess::Language language_ = chess::Language::english;
  bool begun_ = false;
};

/// Reads the problems of one file in sequence.
class Reader {
 public:
  /// Parses the problem in `text`; spans are bytes of it. A word that is not understood is reported
  /// and skipped; the rest is read: E-BEGIN, E-COMMAND, E-AMBIGUOUS, E-COLOUR, E-WALK, E-SQUARE,
  /// E-DOUBLE, E-STIPULATION, E-NUMBER, E-EMPTY, W-CHAR, W-KING, W-SWALLOWED, W-LONEWALK, W-RANK,
  /// W-LATE, W-END. No value if no problem has begun, or if a piece of it cannot be read or shares
  /// its square.
  std::optional<Record> read(std::string_view text, text::Diagnostics& findings);

 private:
  std::optional<chess::Language> language_;
  bool begun_ = false;
};

/// Returns the problem in English, without the words that begin and end it. W-LOSS for what Popeye
/// cannot express and for a field that Popeye's text would not be read back as; E-LOSS, and no
/// value, if Popeye cannot express the position.
std::optional<std::string> write(Record const& record, text::Diagnostics& findings);

/// Returns the fields of `record`, in plain text, that differ when `commands`, a problem without
/// the words that begin and end it, is read back. The same task, condition or twin in other words
/// is no difference.
std::vector<RecordField const*> not_read_back(Record const& record, std::string_view commands);

/// Returns the text after such a command: accents of TeX ("\"a", "{\ss}") and of german.sty ("a)
/// become letters, ties become blanks.
text::SourceMappedText read_text_line(text::SourceMappedText const& written);

/// Returns one line of text so that `read_text_line` returns the original, as far as possible.
std::string text_line(std::string_view text);

/// Returns the lines `Origin` and `Award` of the record: those that are read back as its source,
/// number, issue, date, pages, award and tourney. If there are none, those that print all of it.
std::string source_lines(Record const& record);

/// Returns the line `Author` of a name: "Last, First" if that is read back as one author, otherwise
/// the name in reading order.
std::string author_line(std::string_view name);

/// Returns the changes after `word`, up to the first token that is not one, in English: "b)
/// Continued Move a3 b4 Add White PAa6". Findings as in `semantics::read_twin_commands`.
text::SourceMappedText read_twin(semantics::popeye::Tokens& tokens, chess::Language language,
                                 semantics::popeye::Token const& word, std::string_view label,
                                 text::Diagnostics& findings);

/// Returns the changes of a twin without its label as English commands: "sKh7→a6" becomes "Move h7
/// a6". No value if the text is not understood, or if languages read it in two ways ("+wBa2").
std::optional<std::string> changes_in_english(std::string_view text, bool continued);

/// A twin of a record; an a) that is the diagram itself is left out.
struct RecordTwin {
  chess::Twin twin;
  /// As `changes_in_english`; also no value if the twin continues one without commands.
  std::optional<std::string> commands;
  text::Span where;  ///< in the source of the record
};

/// Returns the twins of the field, in any form that documents use; no value if its text is not a
/// list of twins.
std::optional<std::vector<RecordTwin>> twins_of(RecordField const& field);

/// Returns the twins of such a field as in Popeye's files, with their labels: "b) Move h7 a6".
/// Twins that commands cannot express are returned in their own words.
std::vector<std::string> twins_in_commands(RecordField const& field);

}  // namespace dawson::collection::popeye
