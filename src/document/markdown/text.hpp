// Reads values of directives in Markdown documents: inline Markdown, and Dawson's own syntax with
// Markdown's escapes. For `markdown_markup`.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "document/markup.hpp"
#include "prose/prose.hpp"
#include "text/source_mapped_text.hpp"

namespace dawson::document {

/// Returns the offsets of `sign` outside of braces and code, not after a backslash, and not as the
/// end of an entity (`&amp;`).
std::vector<std::size_t> separators_in_markdown(std::string_view text, char sign);

/// Returns the value without the backslashes before ASCII punctuation ("h\#2", "\*2q").
text::SourceMappedText plain_markdown(text::SourceMappedText const& value);

/// Parses inline Markdown: emphasis, struck text, code, links, images, entities, escapes, HTML as
/// raw text, pieces of `chess ...` in back-ticks as figurines. Each line is parsed by itself and
/// cannot contain blocks (lists, headings). References are looked up in `links`. No value with an
/// error of an inline directive.
std::optional<prose::Inlines> prose_of_markdown(text::SourceMappedText const& value,
                                                LinkDefinitions const& links,
                                                text::Diagnostics& findings);

}  // namespace dawson::document
