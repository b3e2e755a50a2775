// The word under a diagram that is no problem itself, but for what its twins make of it.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "chess/fairy_men.hpp"

namespace dawson::terms {

/// How print has it.
inline constexpr chess::InLanguages zeroposition_word{"Zeroposition", "Nullstellung",
                                                      "Z\u00E9roposition"};

/// What is written for it, in lower case: "zeroposition", "nullstellung", "zero:" ...
std::span<std::string_view const> zeroposition_words();

/// Where the text goes on behind such a word at `at`, its colon and blanks; `at` without one.
std::size_t behind_zeroposition(std::string_view text, std::size_t at);

}  // namespace dawson::terms
