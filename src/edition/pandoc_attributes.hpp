// Marks of Pandoc's in the Markdown of a booklet, which CommonMark takes for text.
#pragma once

#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Whether a block is nothing but `\newpage`, `\clearpage` or `\pagebreak`.
bool is_page_end(prose::Block const& block);

/// Takes `{...}` behind images out of the text: `width=50%` is a part of the width that there is.
/// W-MARKUP: anything else there, a page end within a quote or a list, and LaTeX alone on a line,
/// which are left out.
void resolve_pandoc_attributes(prose::Document& document, text::Diagnostics& findings);

}  // namespace dawson::run
