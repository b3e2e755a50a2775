// Links between the files of one Markdown document, `[x](other.md#label)`, which lead to the place
// in the document that includes them.
#pragma once

#include "prose/blocks.hpp"
#include "text/source.hpp"

namespace dawson::run {

class Invocation;

/// Replaces the target of each link with words that leads to an included file: to the heading with
/// that label, as GitHub labels the headings of that file, or to the first heading of the file. If
/// no heading of the file has the label, the target becomes that label in the whole document.
/// `source` is the joined text of `document`; without included files nothing changes.
void lead_within_book(Invocation& invocation, text::SourceId source, prose::Document& document);

}  // namespace dawson::run
