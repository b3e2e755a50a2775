// Checks the HTML of a Markdown document as a whole, for the renderers: an element that it leaves
// open would contain the rest of the page.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "document/markdown/tree.hpp"
#include "prose/open_html.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Returns W-HTML for HTML that is shown as text since the document comes from an untrusted author.
text::Diagnostic unwanted_html(text::Span where);

/// The HTML of one document. Keeps a reference to the tree.
class RawHtml {
 public:
  /// Reads all HTML of the tree, in blocks and in running text; `in_host`: the document becomes a
  /// part of another program's page. Nodes are looked up afterwards, also if the tree has been
  /// changed.
  RawHtml(MarkdownTree const& tree, bool in_host);

  /// Returns W-HTML for each fault, at its place.
  text::Diagnostics findings() const;

  /// Returns W-HTML for each block and each tag that is shown as text since HTML is not wanted; not
  /// for ends of elements, comments, and tags with a meaning without HTML: `<sub>`
  /// (`prose::is_html_mark`) and `<br>`.
  text::Diagnostics unwanted() const;

  /// Returns the repaired HTML of a node: the same bytes if it has no fault.
  std::string mended(cmark_node* node) const;

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

}  // namespace dawson::document
