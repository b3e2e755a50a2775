// Men in hand, as letters behind the board.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "chess/position.hpp"

namespace dawson::notation {

/// Counts letters, and gives them back in the order of hands: White's before Black's, of each
/// K Q R B N P and then by the alphabet.
class HandLetters {
 public:
  /// So many men more of an ASCII letter.
  void add(char letter, unsigned count = 1) {
    counts_[static_cast<unsigned char>(letter)] += count;
  }

  /// What each letter held is: `man_of` knows them all.
  std::vector<chess::Held> held(
      std::function<std::optional<chess::Man>(char letter)> const& man_of) const;

  /// "QNPPqnp", or with `counted` "QN2Pqnp".
  std::string text(bool counted = false) const;

 private:
  std::array<unsigned, 128> counts_{};
};

}  // namespace dawson::notation
