// Adds authors and sources that are written on one line, as in listings, to records. For the
// readers of formats.
#pragma once

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

}  // namespace dawson::collection
