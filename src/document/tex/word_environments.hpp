// Environments of LaTeX that are named like a kind of directive: \begin{solutions}.
#pragma once

#include "document/chunk.hpp"

namespace dawson::document {

/// Adds W-FENCE to what a scan of `source` has found for each environment that is named after a
/// word that opens directives and holds nothing or fields, as a directive would: where the document
/// has directives, and nothing in it defines an environment of that name.
void report_word_environments(text::Source const& source, Scan& scan);

}  // namespace dawson::document
