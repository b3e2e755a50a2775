// What a booklet lacks of the standards of PDF that it is to keep.
#pragma once

#include "document/front_matter.hpp"
#include "edition/booklet_design.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// E-PDF for what the document has not: a title, words of pictures (ISO 14289-1, 7.1 and 7.3), for
/// sheets that nobody tags, and for pictures where only greys are wanted.
text::Diagnostics lacking(BookletDesign const& design, document::FrontMatter const& front,
                          prose::Document const& document, bool imposed);

}  // namespace dawson::run
