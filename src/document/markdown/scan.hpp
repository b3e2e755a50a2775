// Finds the directives in Markdown, for the compilation and the tools.
#pragma once

#include "document/directive_span.hpp"
#include "document/markdown/fences.hpp"
#include "document/markdown/tree.hpp"

namespace dawson::document {

/// Returns the fenced blocks of `source` whose info string begins with `chess`, and the inline code
/// that does, in source order. Everything else, including code in other languages and HTML, is
/// text. Blocks are recognised as in CommonMark, with GitHub's tables and footnotes; a block in
/// quotes or lists has its body in `inner`, and in `around` what its replacement must keep. Front
/// matter is not part of the document. W-END for a block that contains the rest of the document
/// since it is never closed. Footnotes that only directives call are scanned too
/// (called_notes.hpp). `fences` selects the treatment of blocks of other programs
/// (plugin_fences.hpp).
Scan scan_markdown(text::Source const& source, PluginFences fences = PluginFences::of_document);

/// Returns the tree in which the directives of `source` are found, with `appended` after it.
MarkdownTree markdown_tree(text::Source const& source, std::string_view appended = {},
                           Inlines inlines = Inlines::all);

/// Scans a tree that the caller already has.
Scan scan_markdown(MarkdownTree const& tree, PluginFences fences);

/// Returns the inline directive whose back-tick is at `at` in `text`: its body is `inner`, and a
/// notation's name and options before the body are `options`.
Directive inline_markdown(std::string_view text, std::size_t at);

}  // namespace dawson::document
