// Checks for references of a Markdown document that have no target.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "document/directive_span.hpp"
#include "edition/targets.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Returns whether the text prints pages or numbers that may come later: `[](#label)`.
bool has_references(prose::Document const& document);

/// Returns the findings about links `#LABEL` of the text and of the directives, and about
/// footnotes. `targets` are the possible targets.
///
/// W-REFERENCE: a label that does not exist, or the number of a diagram that has none. W-LINK: a
/// link that is printed as text; with `relative_links`, links to files beside the page remain
/// links. W-NOTE: a footnote that is called but not defined, defined but never called, or defined
/// twice; or a footnote that only directives call and that is not in `set_notes`, the lower-case
/// labels of the notes on the pages.
text::Diagnostics check_references(text::Source const& source, prose::Document const& document,
                                   std::vector<document::Directive> const& directives,
                                   ReferenceTargets const& targets,
                                   std::set<std::string> const& set_notes,
                                   bool relative_links = false);

}  // namespace dawson::run
