// Footnotes that directives call. cmark-gfm drops notes that nobody calls in the text, and with
// them the men and the blocks that stand in them.
#pragma once

#include "document/chunk.hpp"
#include "document/front_matter.hpp"
#include "document/markdown/plugin_fences.hpp"
#include "document/markdown/tree.hpp"

namespace dawson::document {

struct ScannedMarkdown {
  MarkdownTree tree;  ///< with the notes that directives alone call: what calls them is appended
  Scan scan;          ///< what is found in it
  FrontReading front;
};

/// The tree and the directives of `source`, and its front matter. Notes called from directives
/// within notes are found four deep.
ScannedMarkdown scan_with_notes(text::Source const& source, Inlines inlines = Inlines::all,
                                PluginFences fences = PluginFences::of_document);

}  // namespace dawson::document
