// Writes captions as HTML.
#pragma once

#include <string>
#include <vector>

#include "backend/html/inlines.hpp"
#include "layout/captions/caption.hpp"

namespace dawson::backend {

/// Return the rows of a block of a caption, each a `<div class="row">` with its cells. Columns and
/// stacks are each in one `<div>` of that class.
std::string html_rows(layout::CaptionBlock const& block, HtmlParts const& parts);
std::string html_rows(std::vector<layout::CaptionRow> const& rows, HtmlParts const& parts);

}  // namespace dawson::backend
