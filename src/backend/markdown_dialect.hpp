// The differences between Markdown flavours.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace dawson::backend {

/// How diagrams are placed side by side.
enum class MarkdownRows : std::uint8_t {
  html,   ///< an HTML table, which needs no head
  pipes,  ///< a Markdown table, whose head is its first line
};

/// Targets of links to a label.
enum class MarkdownAnchors : std::uint8_t {
  html,   ///< `<span id="label">`
  spans,  ///< `[]{#label}`, for every output format of that program
  none,   ///< HTML in a document is dropped
};

struct MarkdownDialect {
  std::string_view name;       ///< "gfm"
  std::string_view line_end;   ///< a line end that is kept
  std::string_view escapable;  ///< punctuation that a backslash can escape
  bool strikes = false;        ///< `~~` is a mark
  MarkdownAnchors anchors = MarkdownAnchors::html;
  MarkdownRows rows = MarkdownRows::html;
};

/// Returns the flavours of GitHub, CommonMark, pandoc, kramdown, Python-Markdown and Hugo; the
/// first is the default.
std::span<MarkdownDialect const> markdown_dialects();

/// Returns the default: the flavour of GitHub.
MarkdownDialect const& usual_markdown();
/// Returns the flavour that pandoc converts to LaTeX.
MarkdownDialect const& pandoc_markdown();

/// Returns a sign so that it is printed literally: after a backslash, or as an entity.
std::string escaped_sign(char sign, MarkdownDialect const& dialect);

/// Returns the anchor for links to `label`; "" if the flavour has none.
std::string markdown_anchor(std::string_view label, MarkdownDialect const& dialect);

}  // namespace dawson::backend
