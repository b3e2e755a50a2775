// What kind of bytes a file is made of, before anybody reads it.
#pragma once

#include <optional>
#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::run {

/// E-UTF8 where a file that begins with `bytes` is UTF-16: by its mark, or by zeros in the place of
/// every other letter. In such a file nothing that Dawson looks for would be found.
std::optional<text::Diagnostic> utf16_fault(std::string_view bytes);

}  // namespace dawson::run
