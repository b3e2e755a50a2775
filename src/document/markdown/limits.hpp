// Refuses Markdown that would cost cmark-gfm hours or all memory, before it is parsed.
#pragma once

#include <optional>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"

struct cmark_node;

namespace dawson::document {

/// Returns E-LIMIT if the tables of a Markdown text would have too many cells (each row is filled
/// up to the columns of its head: 32 KB took 3.7 GB) or columns (64 KB of `|` took 5 s), or if its
/// links by reference would repeat too many bytes of their definitions. The count may be too high,
/// never too low: lines of code that look like tables are counted too.
std::optional<text::Diagnostic> over_limits(std::string_view markdown, text::Limits const& limits);

/// Returns the first node within more than `most` quotes, lists, links and emphases; null if there
/// is none.
cmark_node* deeper_than(std::size_t most, cmark_node* root);

}  // namespace dawson::document
