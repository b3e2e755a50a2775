// Runs of one character.
#pragma once

#include <cstddef>
#include <string_view>

namespace dawson::text {

/// Returns the length of the longest run of `c`.
constexpr std::size_t longest_run(std::string_view text, char c) {
  std::size_t longest = 0, run = 0;
  for (char const one : text) {
    run = one == c ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}

}  // namespace dawson::text
