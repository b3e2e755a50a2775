// Converts LaTeX markup to another markup language, for `convert`.
#pragma once

#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/mapped.hpp"

namespace dawson::collection {

/// Returns a value of LaTeX markup as LaTeX prints it: letters for accents, blanks for ties,
/// characters for commands; in Markdown, pieces (`\chess{K}`) and marks (\emph, {\bf ...}) in
/// Markdown's syntax. W-MARKUP: a command that is not understood, which is kept with its arguments
/// as written; in plain text, pieces and marks.
text::SourceMappedText from_tex(text::SourceMappedText const& value, Markup target,
                                text::Diagnostics& findings);

}  // namespace dawson::collection
