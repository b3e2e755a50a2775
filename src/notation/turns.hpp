// Words for rotated pieces in lists by square and FFEN.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace dawson::notation {

/// Words by eighths of a turn, clockwise: diagram.sty's R, U, L, and compass directions of the
/// piece's head between them.
inline constexpr std::array<std::string_view, 8> turn_words{"",  "NE", "R", "SE",
                                                            "U", "SW", "L", "NW"};

/// Returns the rotation (in eighths) of the longest of `turn_words` at the end of `text`; 0 if
/// there is none.
constexpr int turn_at_end(std::string_view text) {
  int found = 0;
  for (std::size_t eighths = 1; eighths < turn_words.size(); ++eighths)
    if (std::string_view const word = turn_words[eighths];
        text.size() > word.size() && text.ends_with(word) &&
        word.size() > turn_words[static_cast<std::size_t>(found)].size())
      found = static_cast<int>(eighths);
  return found;
}

}  // namespace dawson::notation
