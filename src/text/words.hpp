// A text as the words between its blanks.
#pragma once

#include <string_view>
#include <vector>

namespace dawson::text {

/// The words of `text`, parts of it: what stands between any of `separators`, none of them empty.
std::vector<std::string_view> words_of(std::string_view text, std::string_view separators = " ");

}  // namespace dawson::text
