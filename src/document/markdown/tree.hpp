// cmark-gfm's tree of a Markdown text, and the way back from it to the text's bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"
#include "text/mapped.hpp"
#include "text/span.hpp"

struct cmark_node;

namespace dawson::document {

/// Blanks of a line, and what may stand before the text of a line in quotes and items.
inline constexpr std::string_view blanks = " \t";
inline constexpr std::string_view container_signs = " \t>";
constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// `root` and all nodes below it, each before its children: the tree may be changed then.
std::vector<cmark_node*> nodes_of(cmark_node* root);

/// What a tree has below its blocks.
enum class Inlines : std::uint8_t {
  all,
  of_scan,  ///< where directives, footnotes or too many things within each other may be
};

/// A Markdown text as GitHub's CommonMark reads it: tables, struck text, bare addresses, footnotes.
///
/// cmark-gfm tells the lines of blocks, but not where an inline stands in a quote or a table. So
/// the text is prepared: in a back-tick followed by `chess` and a blank the word is replaced by a
/// mark of the same length that says where it stands. All offsets stay; `restored` takes the marks
/// out of what is read. The colons of MyST's blocks that are directives become tildes.
class MarkdownTree {
 public:
  /// The bytes of `text` before `text_start` (front matter) are no part of the document. `appended`
  /// is read as if it stood behind the text, on lines that the text has not.
  /// What goes beyond `limits` is not parsed, or not to be used: `fault` says so.
  explicit MarkdownTree(std::string_view text, std::size_t text_start = 0,
                        std::string_view appended = {}, text::Limits const& limits = {},
                        Inlines inlines = Inlines::all);

  /// E-LIMIT; the tree is empty then, or a part of it is too deep to be read.
  std::optional<text::Diagnostic> const& fault() const { return fault_; }

  /// How many things may be within each other.
  int deepest() const { return deepest_; }

  cmark_node* root() const { return root_.get(); }

  /// Lines as CommonMark counts them, from 1: LF, CR LF or CR ends one.
  std::size_t lines() const { return line_starts_.size(); }
  /// A line of the text without its end.
  text::Span line(std::size_t number) const;
  std::string_view bytes() const { return text_; }
  std::string_view bytes(text::Span span) const {
    return text_.substr(span.begin, span.end - span.begin);
  }

  /// Whether a block is part of what was appended.
  bool is_appended(cmark_node* block) const;
  /// Whether what was appended is blocks of its own, and not the end of code that nothing closes.
  bool appended_stands_alone() const;

  /// The lines that a block takes, without the last one's end.
  text::Span where(cmark_node* block) const;

  /// What stands in a fenced block, line by line, and its places in the text. Its first line is
  /// that behind the opening fence.
  text::Mapped content(cmark_node* fenced) const;

  /// Offset of the back-tick of an inline code that is a directive; nothing for other code, nor
  /// for words that name no men (`chess programming`).
  std::optional<std::size_t> inline_directive(cmark_node* code) const;

  /// W-INLINE for the words that stay what they are since they name no men.
  text::Diagnostics left_alone() const;

  /// Offsets of the back-ticks in a text that would begin a directive if others closed them.
  std::vector<std::size_t> open_directives(cmark_node* text) const;

  /// A text of the tree without our marks; bytes that are no UTF-8 become U+FFFD.
  std::string restored(char const* text) const;
  /// The same of what a node holds itself: its text, its code or its HTML.
  std::string literal(cmark_node* node) const;

 private:
  struct Free {
    void operator()(cmark_node* node) const;
  };
  void mark_inlines(std::string& prepared);
  std::optional<std::size_t> marked_code(cmark_node* code) const;

  std::string_view text_;
  std::vector<std::size_t> line_starts_;
  std::vector<std::size_t> marked_;  // offsets of back-ticks
  std::unique_ptr<cmark_node, Free> root_;
  int deepest_;
  std::optional<text::Diagnostic> fault_;
};

}  // namespace dawson::document
