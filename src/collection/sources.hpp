// Where a problem was published, written on one line in a collection that has keys for its parts.
#pragma once

#include "collection/record.hpp"

namespace dawson::collection {

/// Takes `source` apart as listings do, where it holds the year itself and none of its parts is
/// given: "Die Schwalbe 1987, 2. Preis".
void part_source(Record& record);

}  // namespace dawson::collection
