// Links without text: `[](#label)` prints the number of a diagram or the text of a heading,
// `[](#label "page")` its page, `[](other.md#label)` the same for another document, and
// `[](other.md)` its title.
#pragma once

#include <functional>
#include <string>

#include "prose/prose.hpp"

namespace dawson::prose {

/// Returns whether a link has no text and leads within the document or to another Markdown
/// document.
bool is_reference(Link const& link);

/// Returns the target of a reference: "label", "other.md#label".
std::string label_of(Link const& link);

/// Returns whether a reference asks for the page.
bool asks_for_page(Link const& link);

/// Returns the text of a reference; may change its target.
using ReferenceText = std::function<Inlines(Link&)>;

/// Sets the text of all references in `inlines`.
void resolve_references(Inlines& inlines, ReferenceText const& text);

/// Returns whether `inlines` contain a reference.
bool has_references(Inlines& inlines);

}  // namespace dawson::prose
