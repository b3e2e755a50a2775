// A Markdown document as HTML: cmark-gfm writes it, with what others make of the directives.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "document/chunk.hpp"
#include "document/markdown/raw_html.hpp"
#include "document/markdown/tree.hpp"
#include "prose/blocks.hpp"
#include "prose/prose.hpp"

namespace dawson::document {

/// What others say of the parts of a document that cmark-gfm does not know, or leaves to them.
struct HtmlChoices {
  /// HTML in the place of a directive, by its place among them; may be empty. Each is asked for
  /// once.
  std::function<std::string(std::size_t directive)> directive;
  /// What a reference (`[](#label)`) prints, as HTML.
  std::function<std::string(prose::Link const&)> words;
  /// Where a link leads that names this address.
  std::function<std::string(std::string const& target)> target;
  /// The id of the next heading.
  std::function<std::string()> heading;
  /// The address of a picture that the block at `where` names.
  std::function<std::string(std::string const& path, text::Span where)> image;
  /// Attributes for the blocks that begin on a line of the tree's text, with a blank before them;
  /// nothing: blocks have none.
  std::function<std::string(std::size_t line)> line;
  /// HTML in the text is HTML, as this has it; null: it is shown as text.
  RawHtml const* raw = nullptr;
  bool relative_links = true;  ///< links to what is beside the page; otherwise their words
};

/// The body of a page.
class HtmlBody {
 public:
  /// `directives` are those of the same tree, which is used up. Links that lead neither to http,
  /// https, mailto nor within the page or beside it are their words. All is asked for here but
  /// blocks that stand for directives, and lines.
  HtmlBody(MarkdownTree const& tree, std::vector<Directive> const& directives, HtmlChoices choices);

  /// How many bytes it has without those.
  std::size_t size() const { return html_.size(); }

  /// Gives it piece by piece, once.
  void put(std::function<void(std::string_view)> const& take) const;

 private:
  HtmlChoices choices_;
  std::unique_ptr<char, void (*)(void*)> rendered_;
  std::string_view html_;
};

/// A footnote as pages lead to it.
struct NoteTarget {
  std::string label;  ///< its id is `fn-LABEL`, those of its calls `fnref-LABEL`, `fnref-LABEL-2`
  std::size_t calls = 0;  ///< in the text; those of directives come behind them
};

/// Those of a document, `footnotes`, in the order of their numbers; to be asked before `html_of`.
std::vector<NoteTarget> note_targets(MarkdownTree const& tree,
                                     std::vector<prose::Footnote> const& footnotes);

}  // namespace dawson::document
