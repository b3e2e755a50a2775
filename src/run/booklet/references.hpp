// What a Markdown document refers to and has not got.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "document/chunk.hpp"
#include "prose/blocks.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Looks at the links `#LABEL` of the text and of the directives, and at the footnotes. `labels`
/// are those that links reach: of headings and of diagrams. W-REFERENCE: a label that there is not.
/// W-NOTE: a footnote that is called and not defined, that is defined and never called, or defined
/// twice.
text::Diagnostics check_references(text::Source const& source, prose::Document const& document,
                                   std::vector<document::Directive> const& directives,
                                   std::set<std::string> const& labels);

}  // namespace dawson::run
