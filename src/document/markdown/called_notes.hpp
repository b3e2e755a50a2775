// Scans footnotes that directives call. cmark-gfm drops notes that are not called in the text,
// together with the pieces and blocks in them.
#pragma once

#include "document/chunk.hpp"
#include "document/front_matter.hpp"
#include "document/markdown/plugin_fences.hpp"
#include "document/markdown/tree.hpp"

namespace dawson::document {

/// A scanned Markdown document.
struct ScannedMarkdown {
  /// includes the notes that only directives call: their calls are appended to the text
  MarkdownTree tree;
  Scan scan;  ///< the result of scanning `tree`
  FrontReading front;
};

/// Returns the tree and the directives of `source`, and its front matter. Notes called from
/// directives within notes are found to a depth of four.
ScannedMarkdown scan_with_notes(text::Source const& source, Inlines inlines = Inlines::all,
                                PluginFences fences = PluginFences::of_document);

}  // namespace dawson::document
