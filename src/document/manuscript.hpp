// Reads a Markdown document as a whole, for renderers that typeset it themselves.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "document/directive_span.hpp"
#include "document/front_matter.hpp"
#include "document/markdown/definitions.hpp"
#include "document/markdown/fences.hpp"
#include "document/markdown/prose.hpp"
#include "document/markdown/tree.hpp"
#include "document/settings.hpp"
#include "prose/blocks.hpp"

namespace dawson::document {

/// A Markdown document with its directives found but not read, so that ten thousand diagrams need
/// not be in memory at once.
struct ParsedMarkdown {
  FrontMatter front_matter;
  std::shared_ptr<std::vector<FrontEntry> const> front_entries;
  prose::Document document;  ///< directives become `DirectiveAt`
  std::vector<Directive> directives;
  Settings surroundings;  ///< settings of the document alone: markup language, links, language
  text::Diagnostics findings;
};

/// Finds the directives of `source` and reads its front matter, whose language applies to words and
/// letters.
ParsedMarkdown open_manuscript(text::Source const& source,
                               PluginFences fences = PluginFences::of_document);

/// Opens a document that has been scanned. HTML is as in `repaired`, which is of the same tree;
/// null: as written.
ParsedMarkdown open_manuscript(ScannedMarkdown&& scanned, RawHtml const* repaired);

/// Opens a scanned document without its text: `document` is empty.
ParsedMarkdown open_without_text(ScannedMarkdown&& scanned);

/// Returns the inline that replaces a directive in running text; no value: the directive is kept.
using InlineOf = std::function<std::optional<prose::Inline>(std::size_t directive)>;

/// Replaces the directives in running text by their inlines.
void set_inline(prose::Document& document, InlineOf const& replacement_for);

}  // namespace dawson::document
