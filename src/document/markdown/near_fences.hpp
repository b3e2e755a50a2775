// Reports blocks of Markdown that were probably meant for Dawson but are not directives. For the
// scanner.
#pragma once

#include <optional>

#include "document/markdown/tree.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// Returns W-FENCE for a fenced code block whose info string is a typing error for `chess` ("ches",
/// "Chess", "chess-diagram", "{.chess"); `info` is that string. No value for other languages, and
/// for words that only begin so ("chessboard", "chess.js").
std::optional<text::Diagnostic> near_fence(MarkdownTree const& tree, text::Span info);

/// Returns the word of an info string, without the characters that attributes and directives have
/// around it.
text::Span word_of_fence(std::string_view text, text::Span info);

/// Returns W-FENCE for a block whose name is an opening word, ```solutions; `content` is its
/// contents. No value for blocks with other contents.
std::optional<text::Diagnostic> word_as_fence(MarkdownTree const& tree, text::Span info,
                                              std::string_view content);

/// Returns W-FENCE for LaTeX environments that are text in Markdown: `\begin{diagram}`,
/// `\begin{chess}`, at the beginning of a line of a paragraph.
text::Diagnostics environments_of_tex(MarkdownTree const& tree, cmark_node* paragraph);

/// Returns W-FENCE for blocks that are part of HTML, which continues to the next empty line.
text::Diagnostics fences_in_html(MarkdownTree const& tree, cmark_node* html);

/// Returns W-FENCE for lines of a paragraph that are not text but the beginning of a block of
/// pandoc's or MyST's, `::: chess`.
text::Diagnostics near_fences_of_colons(MarkdownTree const& tree, cmark_node* paragraph);

}  // namespace dawson::document
