// The error for a position that several notations read differently.
#pragma once

#include <string_view>
#include <vector>

#include "notation/guess.hpp"

namespace dawson::notation {

/// A position as one notation reads it.
struct Reading {
  Guessed guessed;
  text::Diagnostics warnings;

  chess::Board const& board() const { return guessed.position.board; }
};

/// Returns whether both have the same pieces on the same squares and in hand. Kinds are compared,
/// not letters; shades are ignored, since the notation decides them.
bool same_position(chess::Position const& a, chess::Position const& b);

/// Returns E-AMBIGUOUS for `text`, with a note for the meaning of each reading (at least two).
text::Diagnostic ambiguous(std::string_view text, std::vector<Reading> const& readings);

}  // namespace dawson::notation
