// What a Markdown document refers to and has not got.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "document/chunk.hpp"
#include "edition/targets.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Whether the text names pages or numbers, which may come later: `[](#label)`.
bool has_references(prose::Document const& document);

/// Looks at the links `#LABEL` of the text and of the directives, and at the footnotes. `targets`
/// are what links reach. W-REFERENCE: a label that there is not, or a number that a diagram has
/// not. W-LINK: a link that is printed as text; with `relative_links` those to what is beside the
/// page are links. W-NOTE: a footnote that is called and not defined, that is defined and never
/// called, or defined twice; or called by directives alone and not among `set_notes`, the labels in
/// lower case of those that the pages have.
text::Diagnostics check_references(text::Source const& source, prose::Document const& document,
                                   std::vector<document::Directive> const& directives,
                                   ReferenceTargets const& targets,
                                   std::set<std::string> const& set_notes,
                                   bool relative_links = false);

}  // namespace dawson::run
