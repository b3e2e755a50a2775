// Writes the blocks and the footnotes of a document as HTML; the table of roles determines the
// elements.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
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

/// Returns a placeholder for the mark of a call in a text that is written before its surrounding
/// text: notes are numbered in the order of both.
std::string unresolved_note(std::string const& label);

/// Returns the labels of the placeholders in a text.
std::vector<std::string> unresolved_notes(std::string_view html);

/// Numbers notes in the order of their calls. The id of a note is `fn-LABEL`, those of its calls
/// are `fnref-LABEL`, `fnref-LABEL-2` ...
class HtmlNotes {
 public:
  /// `notes` must outlive this object.
  explicit HtmlNotes(std::vector<prose::Footnote> const& notes);

  /// Returns the mark of the next call of a note; empty if no note has that label.
  std::string sign(std::string const& label);

  /// Returns a text with its placeholders replaced by marks.
  std::string resolved(std::string html);

  /// Returns the list of all notes that are called, each with links to its calls, whose accessible
  /// name is `back`; empty without notes. A note may call further ones.
  std::string list(BlockParts const& parts, std::string_view back);

 private:
  struct Called {
    prose::Footnote const* note = nullptr;
    std::string id;  // LABEL
    std::size_t calls = 0;
  };
  static std::string id_of_call(Called const& called, std::size_t call);

  std::map<std::string_view, prose::Footnote const*> notes_;  // by label
  std::map<std::string_view, std::size_t> numbers_;           // from 0, by label
  std::vector<Called> called_;                                // in the order of their numbers
};

}  // namespace dawson::backend
