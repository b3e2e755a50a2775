// The HTML of a Markdown document, looked at as a whole: what it leaves open would take in the
// page.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "document/markdown/tree.hpp"
#include "prose/open_html.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// W-HTML for HTML that is shown as text since the document is a stranger's.
text::Diagnostic unwanted_html(text::Span where);

class RawHtml {
 public:
  /// Reads all HTML of the tree, of blocks and in running text; `in_host`: the document becomes a
  /// piece of another's page. Nodes are looked up afterwards, also where the tree has been changed.
  RawHtml(MarkdownTree const& tree, bool in_host);

  /// W-HTML for each fault, where it is written.
  text::Diagnostics findings() const;

  /// W-HTML for each block and each tag that is shown as text since no HTML is wanted; not for ends
  /// of elements, comments, and what has a meaning without HTML: `<sub>` (`prose::is_html_mark`)
  /// and `<br>`.
  text::Diagnostics unwanted() const;

  /// What stands for the HTML of a node: the same bytes where it has no fault.
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
