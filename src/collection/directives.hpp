// Records as directives of a document, and the directives of a document as records.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "collection/hosts.hpp"
#include "document/directive.hpp"
#include "document/markdown/plugin_fences.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// The directive that says the same, with its fences and line ends: `\begin{chess}` for a record in
/// LaTeX, a fenced block for one in Markdown.
std::string write_directive(DocumentRecord const& written);

/// A field as bodies have it, with its line ends.
std::string write_field(RecordField const& field, Host host);

/// A field that has been read as one of a record, the position of a listing by the name of its
/// notation; nothing where it is empty or in error.
std::optional<RecordField> record_field(document::FieldLine const& field, Host host,
                                        text::Diagnostics& findings);

/// The fields of a directive that says what the record does; their spans are those of `source`, the
/// text that the record was read from.
std::vector<document::FieldLine> field_lines(DocumentRecord const& written, text::SourceId source);

/// The problems of a document: its directives with a position, in order, each with the defaults
/// that hold for it. Findings are those of the scanner and of the bodies; W-TEXT says once that a
/// document has more than problems. `fences` says what becomes of fences of other programs.
std::vector<Record> read_directives(text::Source const& document, Host host,
                                    document::PluginFences fences, text::Diagnostics& findings);

}  // namespace dawson::collection
