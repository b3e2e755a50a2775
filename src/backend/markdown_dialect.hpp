// What readers of Markdown differ in.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace dawson::backend {

/// How diagrams stand side by side.
enum class MarkdownRows : std::uint8_t {
  html,   ///< a table of HTML, which needs no head
  pipes,  ///< a table of Markdown, whose head is its first line
};

/// What links to a label lead to.
enum class MarkdownAnchors : std::uint8_t {
  html,   ///< `<span id="label">`
  spans,  ///< `[]{#label}`, for every output of the reader's
  none,   ///< HTML in a document is left out
};

struct MarkdownDialect {
  std::string_view name;       ///< "gfm"
  std::string_view line_end;   ///< one that is kept
  std::string_view escapable;  ///< the punctuation that a backslash may stand before
  bool strikes = false;        ///< `~~` is a mark
  MarkdownAnchors anchors = MarkdownAnchors::html;
  MarkdownRows rows = MarkdownRows::html;
};

/// GitHub's, CommonMark's, pandoc's, kramdown's, Python-Markdown's and Hugo's; the first is the
/// usual one.
std::span<MarkdownDialect const> markdown_dialects();

/// Where nothing else is said: what GitHub reads.
MarkdownDialect const& usual_markdown();
/// What pandoc makes LaTeX of.
MarkdownDialect const& pandoc_markdown();

/// A sign so that the reader takes it for itself: behind a backslash, or as an entity.
std::string escaped_sign(char sign, MarkdownDialect const& dialect);

/// The place that links to `label` reach; "" where there are none.
std::string markdown_anchor(std::string_view label, MarkdownDialect const& dialect);

}  // namespace dawson::backend
