// Converts cmark-gfm's tree to prose, and checks the HTML of a Markdown document as a whole, for
// the renderers of Markdown documents.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "document/directive_span.hpp"
#include "document/markdown/tree.hpp"
#include "prose/blocks.hpp"
#include "prose/open_html.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Returns W-HTML for HTML that is shown as text since the document comes from an untrusted author.
text::Diagnostic unwanted_html(text::Span where);

/// The HTML of one document. Keeps a reference to the tree.
class RawHtml {
 public:
  /// Reads all HTML of the tree, in blocks and in running text; `in_markup`: the document becomes a
  /// part of another program's page. Nodes are looked up afterwards, also if the tree has been
  /// changed.
  RawHtml(MarkdownTree const& tree, bool in_markup);

  /// Returns W-HTML for each fault, at its place.
  text::Diagnostics findings() const;

  /// Returns W-HTML for each block and each tag that is shown as text since HTML is not wanted; not
  /// for ends of elements, comments, and tags with a meaning without HTML: `<sub>`
  /// (`prose::is_html_mark`) and `<br>`.
  text::Diagnostics unwanted() const;

  /// Returns the repaired HTML of a node: the same bytes if it has no fault.
  std::string repaired(cmark_node* node) const;

 private:
  struct Source {
    text::Span whole;            // the lines of the block
    std::size_t first_line = 1;  // of the tree's text
    bool is_block = false;
  };
  void take(MarkdownTree const& tree, cmark_node* node);
  text::Span place(std::size_t part, text::Span where) const;

  MarkdownTree const& tree_;
  std::vector<prose::HtmlPart> parts_;
  std::vector<Source> sources_;  // of the parts
  std::map<cmark_node*, std::size_t> numbers_;
  std::map<cmark_node*, std::size_t> arounds_;
  std::vector<prose::HtmlFault> faults_;
};

/// Returns the inline for the directive whose back-tick is at this offset.
using InlineDirective = std::function<prose::Inline(std::size_t back_tick)>;

/// Returns the inlines of a paragraph, a heading or a cell. Adjacent texts are joined. Inlines
/// nested more than a hundred levels deep lose their outermost marks.
prose::Inlines inlines_of(MarkdownTree const& tree, cmark_node* parent,
                          InlineDirective const& directive);

/// Returns the whole document; `scan` is of the same tree. Inline directives become `DirectiveAt`.
prose::Document document_of(MarkdownTree const& tree, Scan const& scan);

/// Returns the same, and frees parts of the tree while it reads them. HTML is as in `repaired`,
/// which is of the same tree; null: as written.
prose::Document document_of(MarkdownTree&& tree, Scan const& scan,
                            RawHtml const* repaired = nullptr);

}  // namespace dawson::document
