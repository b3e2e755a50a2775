// What may stand behind the words of conditions.
#pragma once

#include <string_view>
#include <vector>

#include "terms/popeye/condition_table.hpp"

namespace dawson::terms::popeye {

/// Words, and what besides words.
struct Grammar {
  bool squares = false;  ///< one token
  bool walks = false;    ///< any number
  int numbers = 0;
  bool tokens = false;  ///< of squares, letters and digits, any number: cells and lines of a grid
  bool piece = false;   ///< a colour, attributes and a man
  /// Without a name in print: in small letters, taken apart at capitals.
  std::vector<Condition> flags{};
};

/// Of `Condition::takes` ("Popeye, conditions").
Grammar const& grammar_of(std::string_view takes);

}  // namespace dawson::terms::popeye
