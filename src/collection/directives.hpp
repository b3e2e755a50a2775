// Converts records to directives of a document, and the directives of a document to records. For
// the formats of `convert`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "collection/markup.hpp"
#include "document/directive.hpp"
#include "document/markdown/fences.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// Returns the directive for a record, with its fences and line ends: `\begin{chess}` for a record
/// in LaTeX, a fenced block for one in Markdown.
std::string write_directive(DocumentRecord const& written);

/// Returns a field as in a body, with its line ends.
std::string write_field(RecordField const& field, Markup markup);

/// Returns the field of a record for a field of a directive; the position of a listing gets the
/// name of its notation. No value if it is empty or has an error.
std::optional<RecordField> record_field(document::FieldLine const& field, Markup markup,
                                        text::Diagnostics& findings);

/// Returns the fields of a directive with the contents of the record; their spans refer to
/// `source`, the text that the record was read from.
std::vector<document::FieldLine> field_lines(DocumentRecord const& written, text::SourceId source);

/// Returns the problems of a document: its directives with a position, in order, each with the
/// defaults in force for it. Findings are those of the scanner and of the bodies; W-TEXT reports,
/// once, that a document contains more than problems. `fences` selects the treatment of blocks of
/// other programs.
std::vector<Record> read_directives(text::Source const& document, Markup markup,
                                    document::PluginFences fences, text::Diagnostics& findings);

}  // namespace dawson::collection
