// Who made a problem and where it was published, written on one line, as listings have it.
#pragma once

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// Adds the authors of a line, and what stands behind their names. W-AUTHOR.
void add_authors(Record& record, text::Mapped const& line, text::Diagnostics& findings);

/// Adds a source with its number, issue, date and pages, an award, a tourney; to a source that is
/// there the whole line.
void add_source(Record& record, text::Mapped const& line);

/// Puts an award, and the tourney behind it, in the place of those that are there.
void put_award(Record& record, text::Mapped const& line);

/// Takes `source` apart as listings do, where it holds the year itself and none of its parts is
/// given: "Die Schwalbe 1987, 2. Preis".
void part_source(Record& record);

}  // namespace dawson::collection
