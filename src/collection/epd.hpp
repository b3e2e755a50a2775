// Reads and writes EPD: a position and operations on each line ("PGN 16.2").
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection {

/// Parses the problem of a line. `dm` becomes the stipulation, `id` and comments fields of their
/// own; every other operation is kept in `other`, as OPCODE=OPERANDS. The four fields of the
/// position are not checked here. W-OP: an operation that the standard does not know, that is given
/// twice or is not closed. No value for an empty line, with W-TEXT for a comment (#, %, ;), and,
/// with E-FIELD, for a line without a position.
std::optional<Record> read_epd_line(std::string_view line, text::Diagnostics& findings);

/// Returns the line, without its end. W-LOSS; no value with E-LOSS.
std::optional<std::string> write_epd_line(Record const& record, text::Diagnostics& findings);

}  // namespace dawson::collection
