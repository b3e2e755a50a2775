// What the readers of both dialects, and the writer, have in common.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "terms/betza.hpp"

namespace dawson::terms {

text::Result<chess::Betza> read_funny(std::string_view text);

/// `warnings` receives W-ORDER, once.
text::Result<chess::Betza> read_xbetza(std::string_view text, text::Diagnostics& warnings);

inline constexpr std::string_view direction_letters = "fblrsv";  ///< in the order of Direction

constexpr chess::Direction direction_of(char letter) {
  return static_cast<chess::Direction>(direction_letters.find(letter));
}

/// The range of `part` without a number: `unlimited` for R, B, Q and what goes in a circle, else 1.
int usual_range(chess::BetzaPart const& part);

/// Why the modifier at `at` cannot stand behind those `before` it in front of one capital: E-DUP,
/// E-CONFLICT.
std::optional<text::Diagnostic> clashing(std::string_view text, std::size_t at,
                                         std::string_view before);

}  // namespace dawson::terms
