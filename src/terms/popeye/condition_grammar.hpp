// What may stand behind the words of conditions.
#pragma once

#include <span>

#include "terms/popeye/condition_table.hpp"
#include "terms/popeye/words.hpp"

namespace dawson::terms::popeye {

/// Words, and what besides words.
struct Grammar {
  std::span<Flag const> flags{};
  bool squares = false;  ///< one token
  bool walks = false;    ///< any number
  int numbers = 0;
  bool tokens = false;  ///< of squares, letters and digits, any number: cells and lines of a grid
  bool man = false;     ///< a colour, attributes and a man
};

Grammar grammar_of(terms::Takes takes);

}  // namespace dawson::terms::popeye
