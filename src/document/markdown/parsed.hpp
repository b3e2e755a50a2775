// Parses a text with cmark-gfm, for `MarkdownTree`.
#pragma once

#include <cstddef>
#include <string>

#include "document/markdown/tree.hpp"

namespace dawson::document {

/// First character of the mark that replaces a directive in a text to parse. It occurs in no text,
/// since it would be replaced.
inline constexpr char mark_of_directives = '\x02';

/// Returns the tree of a text, owned by the caller; the text is freed as early as possible.
/// `nesting`: inlines nested deeper than this are found in any case.
cmark_node* parsed(std::string text, Inlines inlines, std::size_t nesting);

}  // namespace dawson::document
