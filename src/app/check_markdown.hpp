// What `check` reports of a Markdown document, whatever it will become.
#pragma once

#include "write/weave_options.hpp"

namespace dawson::run {

class Compilation;
class Invocation;

/// Reports what all outputs would report of a document: its front matter and its directives,
/// pictures that it names (E-IMAGE, E-LIMIT, W-IMAGE), HTML that is not closed (W-HTML), unknown
/// marks (W-MARKUP), links and notes (W-REFERENCE, W-LINK,
/// W-NOTE). Nothing is drawn. `compilation` (null: the document is one by itself) is that of the
/// documents before it, which go on in this one; who gives it closes it.
void check_markdown(Invocation& invocation, text::SourceId source, WeaveOptions const& options,
                    Compilation* compilation = nullptr);

}  // namespace dawson::run
