// Reads (`olive/writer`: writes) the YAML of Olive and YACPDB: many documents in a file, in the old
// schema and in the new one.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::olive {

/// The key of twins as printed, where they differ from the commands in `twins`.
inline constexpr std::string_view twins_in_print = "twins-in-print";

/// Reads the next entry of a file into `entry`. Files are split at their lines `---`, so that an
/// entry that is not YAML does not affect others. Lines that are not UTF-8 are read as CP1252.
/// Returns false at the end of the file.
bool cut(Lines& lines, Stretch& entry);

/// Parses the problem of an entry; spans are bytes of it. No value if there is none. E-YAML; E-MAN,
/// E-COLOUR, E-DOUBLE (a piece that cannot be read, or shares its square: no value); E-EMPTY (no
/// pieces); W-TWICE (a key given twice), W-KEY (a key of neither schema: kept in `other`), W-VALUE
/// (a value of another kind than its key has), W-CONDITION.
std::optional<Record> read(std::string_view entry, text::Diagnostics& findings);

/// Returns true if a key of entries corresponds to a field.
bool takes_key(std::string_view key);

/// Returns the entry in the new schema, without the line `---`. W-LOSS; no value with E-LOSS.
std::optional<std::string> write(Record const& record, text::Diagnostics& findings);

}  // namespace dawson::collection::olive
