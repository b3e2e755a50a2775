// The YAML of Olive and YACPDB: many documents in a file, in the old schema and in the new.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "collection/record.hpp"
#include "collection/stream.hpp"
#include "text/diagnostic.hpp"

namespace dawson::collection::olive {

/// The key of twins as print has them, where that is not what `twins` has, which are commands.
inline constexpr std::string_view twins_in_print = "twins-in-print";

/// Cuts a file at its lines `---`, so that an entry that is no YAML costs itself alone. Lines that
/// are not UTF-8 are taken for CP1252. False at the end of the file.
bool cut(Lines& lines, Stretch& entry);

/// The problem of an entry; spans are bytes of it. Nothing where there is none. E-YAML; E-MAN,
/// E-COLOUR, E-DOUBLE (a piece that cannot be read, or shares its square: nothing then); E-EMPTY
/// (no pieces); W-TWICE (a key given twice), W-KEY (a key of neither schema: kept in `other`),
/// W-VALUE (a value of another kind than its key takes), W-CONDITION.
std::optional<Record> read(std::string_view entry, text::Diagnostics& findings);

/// Whether a key of entries says something that has a field.
bool takes_key(std::string_view key);

/// The entry in the new schema, without the line `---`. W-LOSS, E-LOSS.
std::optional<std::string> write(Record const& record, text::Diagnostics& findings);

}  // namespace dawson::collection::olive
