// The `check` command for Markdown documents, whatever their output format will be.
#pragma once

#include "write/weave_options.hpp"

namespace dawson::run {

class Compilation;
class Invocation;

/// Reports the findings that all output formats would report for a document: about its front matter
/// and its directives, pictures that it names (E-IMAGE, E-LIMIT, W-IMAGE), HTML that is not closed
/// (W-HTML), unknown marks (W-MARKUP), links and notes (W-REFERENCE, W-LINK, W-NOTE). Draws
/// nothing. `compilation` is that of the documents before it, which this document continues; the
/// caller closes it. Null: the document is on its own.
void check_markdown(Invocation& invocation, text::SourceId source, WeaveOptions const& options,
                    Compilation* compilation = nullptr);

}  // namespace dawson::run
