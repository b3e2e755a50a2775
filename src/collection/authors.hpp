// Authors and sources on one line, as in listings: adding them to records, and protecting names
// that a document would split in two.
#pragma once

#include <cstdint>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// Adds the authors of a line, and the fields after their names. W-AUTHOR.
void add_authors(Record& record, text::SourceMappedText const& line, text::Diagnostics& findings);

/// Adds a source with its number, issue, date and pages, an award, a tourney; if the record has a
/// source, the whole line is added to it.
void add_source(Record& record, text::SourceMappedText const& line);

/// Replaces the award and the tourney by those of a line, where the tourney follows the award.
void put_award(Record& record, text::SourceMappedText const& line);

/// Splits `source` as listings do, if it contains the year itself and none of its parts is given:
/// "Die Schwalbe 1987, 2. Preis".
void part_source(Record& record);

/// Which names get braces.
enum class Braces : std::uint8_t {
  separated,  ///< names that documents would split
  doubtful    ///< also names that they would report as ambiguous (W-AUTHOR)
};

/// Puts braces into the names of authors of a record in LaTeX or Markdown, so that a document reads
/// each as one and prints the same: `{Capablanca y Graupera}, José Raúl`. W-LOSS if braces do not
/// help.
void keep_authors_whole(Record& record, Braces braces, text::Diagnostics& findings);

/// Returns a name in Markdown without the braces that protect it, which are not printed.
text::SourceMappedText without_author_braces(FieldName field, text::SourceMappedText const& value);

}  // namespace dawson::collection
