// What is said where several notations read a position differently.
#pragma once

#include <string_view>
#include <vector>

#include "notation/guess.hpp"

namespace dawson::notation {

struct Reading {
  Guessed guessed;
  text::Diagnostics warnings;

  chess::Board const& board() const { return guessed.position.board; }
};

/// Whether both have the same men on the same squares, and in hand. Kinds are compared, never
/// letters; shades are the notation's business.
bool same_position(chess::Position const& a, chess::Position const& b);

/// E-AMBIGUOUS for `text`, with a note of what each of the readings (two at least) means.
text::Diagnostic ambiguous(std::string_view text, std::vector<Reading> const& readings);

}  // namespace dawson::notation
