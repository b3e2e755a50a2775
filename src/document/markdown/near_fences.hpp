// Blocks that look as if they were meant for Dawson, and are no directives.
#pragma once

#include <optional>

#include "document/markdown/tree.hpp"
#include "text/diagnostic.hpp"

namespace dawson::document {

/// W-FENCE for a fenced block of code whose info string is a slip for `chess` ("ches", "Chess",
/// "chess-diagram", "{.chess"); `info` is that string. Nothing for other languages, and for words
/// that only begin so ("chessboard", "chess.js").
std::optional<text::Diagnostic> near_fence(MarkdownTree const& tree, text::Span info);

/// The word of an info string, without what attributes and directives have around it.
text::Span word_of_fence(std::string_view text, text::Span info);

/// W-FENCE for a block whose name is a word that opens directives, ```solutions; `content` is what
/// it holds. Nothing for blocks with another content.
std::optional<text::Diagnostic> word_as_fence(MarkdownTree const& tree, text::Span info,
                                              std::string_view content);

/// W-FENCE for environments of LaTeX that are text in Markdown: `\begin{diagram}`,
/// `\begin{chess}`, at the beginning of a line of a paragraph.
text::Diagnostics environments_of_tex(MarkdownTree const& tree, cmark_node* paragraph);

/// W-FENCE for blocks that HTML takes, which goes on to the next empty line.
text::Diagnostics fences_in_html(MarkdownTree const& tree, cmark_node* html);

/// The same for lines of a paragraph that are no text but the beginning of a block of pandoc's or
/// MyST's, `::: chess`.
text::Diagnostics near_fences_of_colons(MarkdownTree const& tree, cmark_node* paragraph);

}  // namespace dawson::document
