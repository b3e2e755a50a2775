// Converts cmark-gfm's tree to prose, for the renderers of Markdown documents.
#pragma once

#include <cstddef>
#include <functional>

#include "document/chunk.hpp"
#include "document/markdown/raw_html.hpp"
#include "document/markdown/tree.hpp"
#include "prose/blocks.hpp"

namespace dawson::document {

/// Returns the inline for the directive whose back-tick is at this offset.
using InlineDirective = std::function<prose::Inline(std::size_t back_tick)>;

/// Returns the inlines of a paragraph, a heading or a cell. Adjacent texts are joined. Inlines
/// nested more than a hundred levels deep lose their outermost marks.
prose::Inlines inlines_of(MarkdownTree const& tree, cmark_node* parent,
                          InlineDirective const& directive);

/// Returns the whole document; `scan` is of the same tree. Inline directives become `DirectiveAt`.
prose::Document document_of(MarkdownTree const& tree, Scan const& scan);

/// Returns the same, and frees parts of the tree while it reads them. HTML is as in `mended`, which
/// is of the same tree; null: as written.
prose::Document document_of(MarkdownTree&& tree, Scan const& scan, RawHtml const* mended = nullptr);

}  // namespace dawson::document
