// Reports LaTeX environments that are named like a kind of directive: \begin{solutions}.
#pragma once

#include "document/chunk.hpp"

namespace dawson::document {

/// Adds W-FENCE to the scan of `source` for each environment that is named after an opening word
/// and is empty or contains fields, as a directive would. Only if the document has directives and
/// does not define an environment of that name.
void report_word_environments(text::Source const& source, Scan& scan);

}  // namespace dawson::document
