// Checks of the targets of links. Links in untrusted documents can be programs (`javascript:`), or
// lead to a file of the reader.
#pragma once

#include <optional>
#include <string>
#include <string_view>

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

}  // namespace dawson::prose
