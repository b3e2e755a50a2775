// What a link may lead to, whoever wrote it: an address can be a program (`javascript:`), or a file
// of whoever reads.
#pragma once

#include <string_view>

namespace dawson::prose {

/// Whether a link may lead there from any output: `#LABEL`, http, https, mailto.
bool is_safe_address(std::string_view address);

/// Whether an address names no scheme, so that it is beside the page: `solutions.md`.
bool is_relative_address(std::string_view address);

}  // namespace dawson::prose
