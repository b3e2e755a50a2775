// Reads all fields of a block directive: its options, its listing, its body.
#pragma once

#include <optional>
#include <vector>

#include "document/chunk.hpp"
#include "document/directive.hpp"

namespace dawson::document {

/// Returns the fields of `directive` (of `source`, whose id they get), those of a listing first.
/// Lines that are not fields are left out (E-FIELD, E-TWICE, E-VALUE for each line). No value with
/// E-OPTIONS. E-FIELD also for a listing under an opening word; W-LISTING.
std::optional<std::vector<FieldLine>> block_fields(text::Source const& source,
                                                   Directive const& directive,
                                                   text::SourceId source_id,
                                                   MarkupLanguage const& host,
                                                   text::Diagnostics& findings);

}  // namespace dawson::document
