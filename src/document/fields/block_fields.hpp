// All fields of a block directive: its options, its listing, its body.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/chunk.hpp"
#include "document/directive.hpp"

namespace dawson::document {

/// The fields of `directive` (of `source`, whose id they get), those of a listing first. Nothing if
/// its lines are no fields: E-FIELD, E-TWICE, E-VALUE, E-OPTIONS. E-FIELD too for a listing under
/// an opening word; W-LISTING.
std::optional<std::vector<FieldLine>> block_fields(text::Source const& source,
                                                   Directive const& directive,
                                                   text::SourceId source_id, Host const& host,
                                                   text::Diagnostics& findings);

/// Whether `directive` is a diagram: it has no opening word, or `example` or `example tex`, with
/// which its source stands beside it, as Markdown or LaTeX has it.
bool opens_diagram(text::Source const& source, Directive const& directive);

/// Whether `directive` has this opening word.
bool is_opening_word(text::Source const& source, Directive const& directive, std::string_view word);

}  // namespace dawson::document
