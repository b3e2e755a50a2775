// From cmark-gfm's tree to prose.
#pragma once

#include <cstddef>
#include <functional>

#include "document/chunk.hpp"
#include "document/markdown/raw_html.hpp"
#include "document/markdown/tree.hpp"
#include "prose/blocks.hpp"

namespace dawson::document {

/// What stands for the inline directive whose back-tick is at this place.
using InlineDirective = std::function<prose::Inline(std::size_t back_tick)>;

/// The inlines of a paragraph, a heading or a cell. Neighbouring texts are one. What is nested
/// deeper than a hundredfold comes without its outermost marks.
prose::Inlines inlines_of(MarkdownTree const& tree, cmark_node* parent,
                          InlineDirective const& directive);

/// The whole document; `scan` is of the same tree. Inline directives stand as `DirectiveAt`.
prose::Document document_of(MarkdownTree const& tree, Scan const& scan);

/// The same for whoever needs the tree no more: what has been read of it is let go. HTML is as
/// `mended` has it, which is of the same tree; null: as it is written.
prose::Document document_of(MarkdownTree&& tree, Scan const& scan, RawHtml const* mended = nullptr);

}  // namespace dawson::document
