// The word under a diagram that is no problem itself, but for what its twins make of it.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace dawson::terms {

/// What is written for it, in either case: "Zeroposition", "Nullstellung", "zero:" ...
std::span<std::string_view const> zeroposition_words();

/// Where the text goes on behind such a word at `at`, its colon and blanks; `at` without one.
std::size_t behind_zeroposition(std::string_view text, std::size_t at);

}  // namespace dawson::terms
