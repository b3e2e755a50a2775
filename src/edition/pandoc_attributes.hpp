// Pandoc's attributes and page ends in Markdown, which CommonMark reads as text. For
// `resolve_marks`.
#pragma once

#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Returns whether a block is only `\newpage`, `\clearpage` or `\pagebreak`.
bool is_page_end(prose::Block const& block);

/// Removes `{...}` after images from the text: `width=50%` is a part of the available width.
/// W-MARKUP for other attributes, for a page end within a quote or a list, and for a LaTeX command
/// alone on a line; all of these are left out.
void resolve_pandoc_attributes(prose::Document& document, text::Diagnostics& findings);

}  // namespace dawson::run
