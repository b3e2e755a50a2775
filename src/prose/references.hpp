// Links that have no words of their own: `[](#label)` prints the number of a diagram or the words
// of a heading, `[](#label "page")` its page, `[](other.md#label)` what another document has there,
// and
// `[](other.md)` its title.
#pragma once

#include <functional>
#include <string>

#include "prose/prose.hpp"

namespace dawson::prose {

/// Whether a link has no words and leads within the document or to another one of Markdown.
bool is_reference(Link const& link);

/// What a reference leads to: "label", "other.md#label".
std::string label_of(Link const& link);

/// Whether such a link asks for the page.
bool asks_for_page(Link const& link);

/// What such a link prints; it may lead it elsewhere.
using ReferenceText = std::function<Inlines(Link&)>;

/// Gives words to those among `inlines`.
void fill_references(Inlines& inlines, ReferenceText const& text);

/// Whether there are any.
bool has_references(Inlines& inlines);

}  // namespace dawson::prose
