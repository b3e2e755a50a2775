// Writes records as games of PGN, in its export form (PGN 3.2).
#pragma once

#include <optional>
#include <string>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::pgn {

/// Returns the games of a record: one; one for each twin; two for duplex and for set play of help
/// play. W-LOSS for what PGN cannot express; no value, with E-LOSS, for boards other than 8x8,
/// fairy pieces, conditions, and positions without one king per side.
std::optional<std::string> write(Record const& record, text::Diagnostics& findings);

}  // namespace dawson::collection::pgn
