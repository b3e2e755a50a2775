// Blocks of a document as HTML: what each is comes from the table of roles.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "backend/html/inlines.hpp"
#include "prose/blocks.hpp"

namespace dawson::backend {

/// What a page or a book makes of what HTML itself has no words for.
struct BlockParts {
  HtmlParts inlines;
  std::function<std::string(std::size_t directive)> set;  ///< what stands for a directive: blocks
  std::function<std::string()> heading_id;                ///< of the next heading
  /// The caption of the picture or the table at a byte of the source; null without.
  std::function<prose::FigureCaption const*(std::size_t where)> caption;
  /// Called with each block before it is written.
  std::function<void(prose::Block const&)> begin{};
  /// Attributes with the place of an element: that line of a block, from 0. Null: there are none.
  std::function<std::string(text::Span where, std::size_t line)> place{};
};

/// Appends a block, well-formed as far as its raw HTML is, in the element of its role, and a
/// line end.
void add_html_block(std::string& out, prose::Block const& block, BlockParts const& parts);

/// All of them.
std::string html_blocks(prose::Blocks const& blocks, BlockParts const& parts);

/// The paragraphs of a colophon, in a section of its own; empty without.
std::string html_colophon(std::vector<prose::Inlines> const& paragraphs, BlockParts const& parts);

}  // namespace dawson::backend
