// What a link may lead to, whoever wrote it: an address can be a program (`javascript:`), or a file
// of whoever reads.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dawson::prose {

/// Whether a link may lead there from any output: `#LABEL`, http, https, mailto.
bool is_safe_address(std::string_view address);

/// Whether an address names no scheme, so that it is beside the page: `solutions.md`.
bool is_relative_address(std::string_view address);

/// Whether a link may lead there: to a safe address or, with `relative`, to what is beside the
/// page.
bool may_lead_to(std::string_view address, bool relative);

/// Whether an address is that of a Markdown document beside the page: `two.md#end`.
bool leads_to_markdown(std::string_view address);

/// Where a link leads in a page of HTML: beside it a Markdown document is a page too, `two.md#end`
/// being `two.html#end`. Nothing where it may not lead: the link is to be its words.
std::optional<std::string> address_in_page(std::string_view address, bool relative);

/// Whether it is the address of a page of the web, whole: http or https, a host, no `#` part.
bool is_page_address(std::string_view address);

}  // namespace dawson::prose
