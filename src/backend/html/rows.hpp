// Captions as HTML.
#pragma once

#include <string>
#include <vector>

#include "backend/html/inlines.hpp"
#include "layout/captions/caption.hpp"

namespace dawson::backend {

/// The rows of a block of a caption, a `<div class="row">` each with its cells. What stands in
/// columns or stacks is in one `<div>` of that class.
std::string html_rows(layout::CaptionBlock const& block, HtmlParts const& parts);
std::string html_rows(std::vector<layout::CaptionRow> const& rows, HtmlParts const& parts);

}  // namespace dawson::backend
