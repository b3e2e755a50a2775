// HTML in running text: the tags that all output formats support, and the mending of the faulty
// HTML that `open_html` finds.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "prose/blocks.hpp"

namespace dawson::prose {

/// Slots of styled text that is smaller and lowered or raised.
inline constexpr std::string_view lowered_slot = "sub", raised_slot = "sup";

/// Returns whether a tag begins styled text: `<sub>`, `<sup>`, `<span class="smallcaps">`.
bool is_html_mark(std::string_view tag);

/// Returns whether a tag is `<br>`.
bool is_line_break(std::string_view tag);

/// Replaces such tags and the text up to their end tags by styled text. Other HTML, and tags that
/// do not end in their paragraph, stay if `keep` returns true and are removed otherwise; `where` is
/// the span of the block.
void resolve_inline_html(
    Document& document, std::function<bool(std::string const& html, text::Span where)> const& keep);

}  // namespace dawson::prose
