// Values of a directive in a Markdown document: inline Markdown, and Dawson's own syntax written in
// it.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/host.hpp"
#include "prose/prose.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

/// Where `sign` stands outside of braces and code, not behind a backslash, and not as the end of an
/// entity (`&amp;`).
std::vector<std::size_t> parting_in_markdown(std::string_view text, char sign);

/// The value without the backslashes before ASCII punctuation ("h\#2", "\*2q").
text::Mapped plain_markdown(text::Mapped const& value);

/// Inline Markdown: emphasis, struck text, code, links, images, entities, escapes, HTML as raw
/// text, men of `chess ...` in back-ticks as figurines. Each line is read by itself: blocks (lists,
/// headings) there are none. References are looked up in `links`. Nothing with what is wrong with
/// an inline directive.
std::optional<prose::Inlines> prose_of_markdown(text::Mapped const& value,
                                                LinkDefinitions const& links,
                                                text::Diagnostics& findings);

}  // namespace dawson::document
