// Converts the arguments of diagram.sty's commands: dates, lists of pieces in the letters that a
// document defines, text with pieces and symbols.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "collection/diagram_sty/context.hpp"
#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::collection::diagram_sty {

/// The parts of a date.
class Date {
 public:
  /// Stores a part; `part` is the command: "day", "month", "months", "year". The last of each
  /// counts.
  void take(std::string_view part, text::SourceMappedText value) {
    parts_[part] = std::move(value);
  }

  /// Adds the field `date`: a date of the calendar if diagram.sty prints the same ("1985-07-03",
  /// "1985-07/09"), otherwise the text that it prints ("1-3.4.1985", "7/85"). W-DATE: the month is
  /// text, which diagram.sty cannot print.
  void add_to(Record& record, std::string_view month_numerals, text::Diagnostics& findings) const;

 private:
  std::string text(std::string_view part) const;
  std::pair<std::string, std::string> months() const;
  std::string calendar_date(std::string_view month_numerals) const;
  std::string printed(std::string_view month_numerals) const;

  std::map<std::string_view, text::SourceMappedText> parts_;
};

/// Returns the list ("wKd1, bQUc7") in German letters, as in the notation `pieces-de`. Of two
/// pieces on one square, which Popeye writes, the last is kept: W-VALUE. An item that is no piece
/// is kept as written.
text::SourceMappedText in_german(text::SourceMappedText const& list, Letters const& letters,
                                 text::Diagnostics& findings);

/// Returns the symbol `key` ("*2q") in these colours, in janko's notation: "*2Q*2q" for white and
/// black.
std::string in_colours(std::string const& key, std::string_view colours, Letters const& letters);

/// Returns a symbol with its rotation ("QU") in German letters.
std::string german_figure(std::string_view figure, Letters const& letters);

/// Returns the text with \chess{...} for pieces (\sDU, \wNr, \Imi; \bDU for \sDU as Popeye writes
/// it) and with LaTeX's own symbols (\ra, \lra, \x, \OO, \any, {\00}). Other LaTeX code in it is
/// kept.
text::SourceMappedText with_characters(text::SourceMappedText const& value, Letters const& letters);

/// Returns the text of a twin in the same way, but with letters for pieces, German ones ("b)
/// sDUh8"), so that it can be played.
text::SourceMappedText twin_with_characters(text::SourceMappedText const& value,
                                            Letters const& letters);

/// Returns the piece that a control word prints, in janko's notation ("*2q", "-k"); no value if it
/// prints none.
std::optional<std::string> piece_of(std::string_view word, Letters const& letters);

/// Returns the names of symbols in a remark, `\mbox{\wDU =Grash"upfer\sDU =Grash"upfer}`, as items
/// of a legend: `*2Q = Grash"upfer` and `*2q = Grash"upfer`; none for other text.
std::vector<text::SourceMappedText> figures_named(text::SourceMappedText const& item,
                                                  Letters const& letters);

/// Returns the text with `sign` for each explicit line end (\newline, \\); with `blanks`, line ends
/// of the source become blanks, and empty lines are kept.
text::SourceMappedText with_line_ends(text::SourceMappedText const& value, std::string_view sign,
                                      bool blanks);

}  // namespace dawson::collection::diagram_sty
