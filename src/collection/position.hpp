// The position of a record.
#pragma once

#include <optional>

#include "chess/position.hpp"
#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// The field that says it, in whatever notation; null without one.
RecordField const* position_of(Record const& record);

/// Reads it. Findings are in terms of the source; nothing if there is an error.
std::optional<chess::Position> read_position(RecordField const& field, text::Diagnostics& findings);

}  // namespace dawson::collection
