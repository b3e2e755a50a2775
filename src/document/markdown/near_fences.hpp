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

/// The same for lines of a paragraph that are no text but the beginning of a block of pandoc's or
/// MyST's, `::: chess`.
text::Diagnostics near_fences_of_colons(MarkdownTree const& tree, cmark_node* paragraph);

}  // namespace dawson::document
