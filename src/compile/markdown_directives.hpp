// The front matter and the directives of a Markdown document.
#pragma once

#include "compile/compilation.hpp"
#include "document/manuscript.hpp"
#include "style/front_keys.hpp"
#include "style/page_style.hpp"

namespace dawson::run {

class Invocation;

/// Scans a document that `invocation` has opened, with the language of the project where it names
/// none. In front matter of a site `url` is the site's.
document::ScannedMarkdown scan_markdown(Invocation& invocation, text::SourceId id,
                                        document::Inlines inlines, FrontOwner owner);

/// Puts the style that the front matter of a document names into force
/// (`Invocation::use_document_style`). Returns the keys of pages in force, the style's and over
/// them its own. All findings are reported.
PageStyle settle_front_matter(Invocation& invocation, text::SourceId id,
                              document::OpenManuscript const& opened, FrontOwner owner);

/// Hints for the keys of a document's front matter that have other names (`other_names`).
text::Diagnostics other_names_in(text::Source const& document);

/// Scans the directives of a document as the next one of `compilation`, for outputs that leave its
/// text as it is written. Findings of its front matter and its directives are reported.
CompiledDocument read_directives_alone(Invocation& invocation, text::SourceId id,
                                       Compilation& compilation, FrontOwner owner);

}  // namespace dawson::run
