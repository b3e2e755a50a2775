// Findings about words that are probably misspelled.
#pragma once

#include <string_view>

#include "text/diagnostic.hpp"

namespace dawson::text {

/// Returns `finding`, whose span is a word, with the hint that `near` may be meant and the fix that
/// writes it; unchanged if `near` is empty.
Diagnostic suggesting(Diagnostic finding, std::string_view near);

}  // namespace dawson::text
