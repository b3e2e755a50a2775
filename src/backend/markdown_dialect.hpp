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

struct MarkdownDialect {
  std::string_view name;       ///< "gfm"
  std::string_view line_end;   ///< one that is kept
  std::string_view escapable;  ///< the punctuation that a backslash may stand before
  bool strikes = false;        ///< `~~` is a mark
  bool spans = false;          ///< `[]{#label}` is an anchor for every output; else HTML's `<span>`
  MarkdownRows rows = MarkdownRows::html;
};

/// GitHub's, CommonMark's, pandoc's, kramdown's and Python-Markdown's; the first is the usual one.
std::span<MarkdownDialect const> markdown_dialects();

/// Where nothing else is said: what GitHub reads.
MarkdownDialect const& usual_markdown();
/// What pandoc makes LaTeX of.
MarkdownDialect const& pandoc_markdown();

/// A sign so that the reader takes it for itself: behind a backslash, or as an entity.
std::string escaped_sign(char sign, MarkdownDialect const& dialect);

/// The place that links to `label` reach.
std::string markdown_anchor(std::string_view label, MarkdownDialect const& dialect);

}  // namespace dawson::backend
