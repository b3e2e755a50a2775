// Blocks of a document as XHTML: what each is comes from the table of roles.
#pragma once

#include <functional>
#include <string>

#include "backend/html.hpp"
#include "pages/compositor/compositor.hpp"
#include "prose/blocks.hpp"
#include "prose/references.hpp"

namespace dawson::backend {

/// What a book makes of what XHTML itself has no words for.
struct XhtmlParts {
  HtmlParts inlines;
  prose::ReferenceText reference;                         ///< words for links without
  std::function<std::string(std::size_t directive)> set;  ///< what stands for a directive: blocks
  std::function<std::string()> heading_id;                ///< of the next heading
  /// The caption of the picture or the table that stands there; null without.
  std::function<pages::FigureCaption const*(std::size_t where)> caption;
  /// Told of each block before it is written.
  std::function<void(prose::Block const&)> begin;
};

/// The blocks, well-formed and each in the element of its role. HTML of the document's own, a
/// `RawBlock`, is left out.
std::string xhtml_blocks(prose::Blocks const& blocks, XhtmlParts const& parts);

/// The same of running text.
std::string xhtml_prose(prose::Inlines inlines, XhtmlParts const& parts);

}  // namespace dawson::backend
