// Links within a document that have no words of their own: `[](#label)` prints the number of a
// diagram, `[](#label "page")` its page.
#pragma once

#include <functional>

#include "prose/prose.hpp"

namespace dawson::prose {

/// Whether a link has no words and leads within the document.
bool is_reference(Link const& link);

/// Whether such a link asks for the page.
bool asks_for_page(Link const& link);

/// What such a link prints.
using ReferenceText = std::function<Inlines(Link const&)>;

/// Gives words to those among `inlines`.
void fill_references(Inlines& inlines, ReferenceText const& text);

}  // namespace dawson::prose
