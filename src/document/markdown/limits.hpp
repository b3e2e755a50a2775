// What cmark-gfm would take hours or all memory for is refused before it is parsed.
#pragma once

#include <optional>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"

struct cmark_node;

namespace dawson::document {

/// E-LIMIT where the tables of a Markdown text would have too many cells (each row is filled up to
/// the columns of its head: 32 KB took 3.7 GB) or columns (64 KB of `|` took 5 s), or where its
/// links by reference would repeat too many bytes of their definitions. Counts too much rather than
/// too little: lines of code that look like tables are counted with them.
std::optional<text::Diagnostic> over_limits(std::string_view markdown, text::Limits const& limits);

/// The first node that lies within more than `most` quotes, lists, links and emphases; null if
/// there is none.
cmark_node* deeper_than(std::size_t most, cmark_node* root);

}  // namespace dawson::document
