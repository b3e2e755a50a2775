// A Markdown document read as a whole, for those who typeset it themselves.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "document/chunk.hpp"
#include "document/front_matter.hpp"
#include "document/markdown/called_notes.hpp"
#include "document/markdown/plugin_fences.hpp"
#include "document/markdown/raw_html.hpp"
#include "document/markdown/tree.hpp"
#include "document/settings.hpp"
#include "prose/blocks.hpp"

namespace dawson::document {

/// A Markdown document with its directives found and not read: ten thousand diagrams need not be
/// there all at once.
struct OpenManuscript {
  FrontMatter front_matter;
  std::shared_ptr<std::vector<FrontEntry> const> front_entries;
  prose::Document document;  ///< directives stand as `DirectiveAt`
  std::vector<Directive> directives;
  Settings surroundings;  ///< what belongs to the document alone: host, links, language
  text::Diagnostics findings;
};

/// Finds the directives of `source` and reads its front matter, whose language is that of its
/// words and letters.
OpenManuscript open_manuscript(text::Source const& source,
                               PluginFences fences = PluginFences::of_document);

/// The same of a document that has been scanned. HTML is as `mended` has it, which is of the same
/// tree; null: as it is written.
OpenManuscript open_manuscript(ScannedMarkdown&& scanned, RawHtml const* mended);

/// The same without the text: `document` is empty.
OpenManuscript open_without_text(ScannedMarkdown&& scanned);

/// What stands for a directive in running text; nothing: the directive stays what it is.
using InlineOf = std::function<std::optional<prose::Inline>(std::size_t directive)>;

/// Puts what directives in running text say into the text.
void set_inline(prose::Document& document, InlineOf const& stands_for);

}  // namespace dawson::document
