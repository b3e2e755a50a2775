// Finding directives in Markdown.
#pragma once

#include "document/chunk.hpp"
#include "document/markdown/plugin_fences.hpp"
#include "document/markdown/tree.hpp"

namespace dawson::document {

/// The fenced blocks of `source` whose info string begins with `chess`, and the inline code that
/// does, in the order of the source; everything else, also code in other languages and HTML, is
/// text. Blocks are told as CommonMark tells them, with GitHub's tables and footnotes; a block in
/// quotes or lists has its body in `inner` and what its replacement must keep in `around`. Front
/// matter is no part of the document. W-END for a block that takes the rest of the document since
/// nothing closes it. Footnotes that only directives call are looked into (called_notes.hpp).
/// `fences` says what becomes of blocks of other programs (plugin_fences.hpp).
Scan scan_markdown(text::Source const& source, PluginFences fences = PluginFences::of_document);

/// The tree that the directives of `source` are found in, with `appended` behind it.
MarkdownTree markdown_tree(text::Source const& source, std::string_view appended = {},
                           Inlines inlines = Inlines::all);

/// The same for a tree that is at hand.
Scan scan_markdown(MarkdownTree const& tree, PluginFences fences);

/// The inline directive whose back-tick stands at `at` in `text`: its body is `inner`, a notation's
/// name and options before it are `options`.
Directive inline_markdown(std::string_view text, std::size_t at);

}  // namespace dawson::document
