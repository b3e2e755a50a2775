// HTML in running text that all outputs understand.
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "prose/blocks.hpp"

namespace dawson::prose {

/// Slots of styled text that is lowered or raised, and smaller.
inline constexpr std::string_view lowered_slot = "sub", raised_slot = "sup";

/// Whether a tag begins text with a look: `<sub>`, `<sup>`, `<span class="smallcaps">`.
bool is_html_mark(std::string_view tag);

/// Whether a tag is `<br>`.
bool is_line_break(std::string_view tag);

/// Gives the text between such a tag and its end its look. Of other HTML, and of tags that do not
/// end in their paragraph, that stays of which `keep` says so; `where` is the block's.
void take_html_marks(Document& document,
                     std::function<bool(std::string const& html, text::Span where)> const& keep);

}  // namespace dawson::prose
