// What letters mean in games of variants.
#pragma once

#include <optional>
#include <string>

#include "chess/man.hpp"

namespace dawson::notation {

/// What the letters of a placement mean.
struct Letters {
  /// The man of a letter, White's in upper case; nothing where the game has none. Without a game
  /// K Q R B N P are the orthodox men and every other letter is the man of that letter.
  std::optional<chess::Man> man_of(char letter, bool promoted = false) const;

  /// The letter of a man, "+p" of a promoted one; empty where the game has none for him.
  std::string letter_of(chess::Man const& man) const;
};

}  // namespace dawson::notation
