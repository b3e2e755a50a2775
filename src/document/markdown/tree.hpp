// Wraps cmark-gfm's tree of a Markdown text, and finds the bytes of the text that its nodes came
// from. For the scanner and the readers of Markdown.
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
#include "text/source_mapped_text.hpp"

struct cmark_node;

namespace dawson::document {

/// The blanks of a line, and the characters that may precede the text of a line in quotes and
/// items.
inline constexpr std::string_view blanks = " \t";
inline constexpr std::string_view container_signs = " \t>";
/// Returns true for a blank or a tab.
constexpr bool is_blank(char c) { return c == ' ' || c == '\t'; }

/// Returns `root` and all nodes under it, each before its children, so that the caller may change
/// the tree.
std::vector<cmark_node*> nodes_of(cmark_node* root);

/// Which inlines a tree contains.
enum class Inlines : std::uint8_t {
  all,
  of_scan,  ///< only where a directive, a footnote or nesting beyond the limits may be
};

/// A Markdown text as GitHub's CommonMark reads it: tables, struck text, bare addresses, footnotes.
///
/// Design: cmark-gfm reports the lines of blocks, but not the position of an inline in a quote or a
/// table. So the text is prepared: in a back-tick followed by `chess` and a blank, the word is
/// replaced by a mark of the same length that contains its position. No offset changes; `restored`
/// removes the marks from text of the tree. In MyST's blocks that are directives, colons become
/// tildes.
class MarkdownTree {
 public:
  /// Parses `text`. The bytes before `text_start` (front matter) are not part of the document.
  /// `appended` is parsed as if it followed the text, on lines that are not in the text. Input
  /// beyond `limits` is not parsed, or must not be used: `fault` reports it. Keeps a view of
  /// `text`.
  explicit MarkdownTree(std::string_view text, std::size_t text_start = 0,
                        std::string_view appended = {}, text::Limits const& limits = {},
                        Inlines inlines = Inlines::all);

  /// Returns E-LIMIT if the input is beyond the limits; the tree is then empty, or a part of it is
  /// too deep to be read.
  std::optional<text::Diagnostic> const& fault() const { return fault_; }

  /// Returns the greatest depth of nesting allowed.
  int deepest() const { return deepest_; }

  /// Returns the root, owned by the tree.
  cmark_node* root() const { return root_.get(); }

  /// Returns the number of lines as CommonMark counts them, from 1: LF, CR LF or CR ends a line.
  std::size_t lines() const { return line_starts_.size(); }
  /// Returns a line of the text without its end.
  text::Span line(std::size_t number) const;
  /// Returns the bytes of the text, or of a span of it.
  std::string_view bytes() const { return text_; }
  std::string_view bytes(text::Span span) const {
    return text_.substr(span.begin, span.end - span.begin);
  }

  /// Returns true if a block belongs to the appended text.
  bool is_appended(cmark_node* block) const;
  /// Returns true if the appended text is blocks of its own, and not the end of a code block that
  /// is never closed.
  bool appended_stands_alone() const;

  /// Returns the lines of a block, without the last line end.
  text::Span where(cmark_node* block) const;

  /// Returns the contents of a fenced block, line by line, with their places in the text. The first
  /// line is the one after the opening fence.
  text::SourceMappedText content(cmark_node* fenced) const;

  /// Returns the offset of the back-tick of inline code that is a directive; no value for other
  /// code, and for words that name no pieces (`chess programming`).
  std::optional<std::size_t> inline_directive(cmark_node* code) const;

  /// Returns W-INLINE for inline code that is left unchanged since it names no pieces.
  text::Diagnostics left_alone() const;

  /// Returns the offsets of back-ticks in a text that would begin a directive if they were closed.
  std::vector<std::size_t> open_directives(cmark_node* text) const;

  /// Returns a text of the tree without our marks; bytes that are not UTF-8 become U+FFFD.
  std::string restored(char const* text) const;
  /// Returns the same for the contents of a node: its text, its code or its HTML.
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
