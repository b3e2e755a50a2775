// Pieces in hand, as letters after the board.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {

/// Pieces in hand, counted by letter; White's letters are upper case.
class HandLetters {
 public:
  HandLetters() = default;
  /// Counts the pieces in hand of a position; pieces without a letter are added to
  /// `written.unsupported`.
  HandLetters(std::vector<chess::Pocket> const& hands, Letters const& letters,
              WriteResult& written);

  /// Adds `count` pieces of an ASCII letter.
  void add(char letter, unsigned count) { counts_[static_cast<unsigned char>(letter)] += count; }

  /// Returns the pieces of the letters, in the order of `Position::hands`.
  std::vector<chess::Pocket> held(Letters const& letters) const;

  /// Returns "QNPPqnp", in the order of `Position::hands`: White's before Black's, each in the
  /// order K Q R B N P and then alphabetically.
  std::string text() const;

  /// Returns "R2Pb": counts before the letters, in the order of the upper-case letters of `order`.
  std::string counted_text(std::string_view order) const;

 private:
  std::array<unsigned, 128> counts_{};
};

}  // namespace dawson::notation
