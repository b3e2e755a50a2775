// Splitting a text into words.
#pragma once

#include <string_view>
#include <vector>

namespace dawson::text {

/// Returns the non-empty parts of `text` between `separators`, as views into it.
std::vector<std::string_view> words_of(std::string_view text, std::string_view separators = " ");

}  // namespace dawson::text
