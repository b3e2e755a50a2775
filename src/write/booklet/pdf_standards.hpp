// Checks of a booklet against the PDF standards that it claims. For `make_booklet`.
#pragma once

#include "document/front_matter.hpp"
#include "edition/booklet_design.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Returns E-PDF for everything that the document lacks: a title, alternative texts of pictures
/// (ISO 14289-1, 7.1 and 7.3); also for imposed sheets, which are not tagged, and for pictures in a
/// document that may have only greys.
text::Diagnostics lacking(BookletDesign const& design, document::FrontMatter const& front,
                          prose::Document const& document, bool imposed);

}  // namespace dawson::run
