// Writes blocks of a document as HTML; the table of roles determines the elements.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "backend/html/inlines.hpp"
#include "prose/blocks.hpp"

namespace dawson::backend {

/// Functions by which a page or a book supplies what HTML does not express itself.
struct BlockParts {
  HtmlParts inlines;
  std::function<std::string(std::size_t directive)> set;  ///< returns the blocks of a directive
  std::function<std::string()> heading_id;                ///< returns the id of the next heading
  /// Returns the caption of the picture or table at byte `where` of the source; null if it has
  /// none.
  std::function<prose::FigureCaption const*(std::size_t where)> caption;
  /// Called with each block before it is written.
  std::function<void(prose::Block const&)> begin{};
  /// Returns attributes with the place of an element: line `line` of a block, from 0. Null: no
  /// attributes.
  std::function<std::string(text::Span where, std::size_t line)> place{};
};

/// Appends a block in the element of its role, and a line end. It is well-formed if its raw HTML
/// is.
void add_html_block(std::string& out, prose::Block const& block, BlockParts const& parts);

/// Returns all blocks as HTML.
std::string html_blocks(prose::Blocks const& blocks, BlockParts const& parts);

/// Returns the paragraphs of a colophon, in a section of its own; empty without paragraphs.
std::string html_colophon(std::vector<prose::Inlines> const& paragraphs, BlockParts const& parts);

}  // namespace dawson::backend
