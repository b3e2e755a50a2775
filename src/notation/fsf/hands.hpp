// Men in hand, as letters behind the board.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {

/// Counts letters; White's are in upper case.
class HandLetters {
 public:
  HandLetters() = default;
  /// Those of a position; men without a letter are added to `written.unsupported`.
  HandLetters(std::vector<chess::Held> const& hands, Letters const& letters, WriteResult& written);

  /// So many men more of an ASCII letter.
  void add(char letter, unsigned count) { counts_[static_cast<unsigned char>(letter)] += count; }

  /// Whom each letter means, in the order of hands.
  std::vector<chess::Held> held(Letters const& letters) const;

  /// "QNPPqnp", in the order of hands: White's before Black's, of each K Q R B N P and then by the
  /// alphabet.
  std::string text() const;

  /// "R2Pb": counts before the letters, which stand in the order of `order`, upper case.
  std::string counted_text(std::string_view order) const;

 private:
  std::array<unsigned, 128> counts_{};
};

}  // namespace dawson::notation
