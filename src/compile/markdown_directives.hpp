// Reading of the front matter and the directives of a Markdown document. For commands and editions.
#pragma once

#include "compile/compilation.hpp"
#include "document/manuscript.hpp"
#include "style/front_keys.hpp"
#include "style/page_style.hpp"

namespace dawson::run {

class Invocation;

/// Scans a document that `invocation` has opened. If it names no language, it has the project's. In
/// the front matter of a site, `url` belongs to the site.
document::ScannedMarkdown scan_markdown(Invocation& invocation, text::SourceId id,
                                        document::Inlines inlines, FrontOwner owner);

/// Applies the style that the front matter of a document names (`Invocation::use_document_style`).
/// Returns the keys of pages in force: those of the style, overridden by those of the front matter.
/// Reports all findings.
PageStyle settle_front_matter(Invocation& invocation, text::SourceId id,
                              document::ParsedMarkdown const& opened, FrontOwner owner);

/// Returns hints for keys of a document's front matter that have other names in Dawson
/// (`other_names`).
text::Diagnostics other_names_in(text::Source const& document);

/// Scans the directives of a document as the next one of `compilation`, for outputs that leave its
/// text as it is written. Reports the findings of its front matter and its directives.
CompiledDocument read_directives_alone(Invocation& invocation, text::SourceId id,
                                       Compilation& compilation, FrontOwner owner);

}  // namespace dawson::run
