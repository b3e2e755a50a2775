// Links in running text: checks of their targets, and links without text, which print a number, a
// heading or a page.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "prose/prose.hpp"

namespace dawson::prose {

/// Returns whether a link may have this target in any output: `#LABEL`, http, https, mailto.
bool is_safe_address(std::string_view address);

/// Returns whether an address has no scheme, so that it is relative to the page: `solutions.md`.
bool is_relative_address(std::string_view address);

/// Returns whether a link may have this target: a safe address or, with `relative`, an address
/// relative to the page.
bool may_lead_to(std::string_view address, bool relative);

/// Returns whether an address is that of a Markdown document relative to the page: `two.md#end`.
bool leads_to_markdown(std::string_view address);

/// Returns the target of a link in an HTML page: a Markdown document relative to the page is also a
/// page, `two.md#end` becomes `two.html#end`. No value if the target is not allowed; only the text
/// of the link is then printed.
std::optional<std::string> address_in_page(std::string_view address, bool relative);

/// Returns whether it is the complete address of a web page: http or https, a host, no `#` part.
bool is_page_address(std::string_view address);

// Links without text: `[](#label)` prints the number of a diagram or the text of a heading,
// `[](#label "page")` its page, `[](other.md#label)` the same for another document, and
// `[](other.md)` its title.

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
