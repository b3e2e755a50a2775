// HTML in running text that a booklet can set.
#pragma once

#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Text between `<sub>`, `<sup>`, `<span class="smallcaps">` and their ends gets its look; W-HTML
/// for any other HTML, and for what does not end in its paragraph: its text is set as it is.
void take_html_marks(prose::Document& document, text::Diagnostics& findings);

}  // namespace dawson::run
