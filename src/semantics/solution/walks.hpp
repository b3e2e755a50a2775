// Letters of men in solutions, by language.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/piece.hpp"
#include "chess/position.hpp"

namespace dawson::semantics {

/// Which letters mean what in one solution.
struct Letters {
  chess::Language language = chess::Language::english;
  bool n_is_knight = false;         ///< English N, where no nightrider stands in the diagram
  std::vector<std::string> digits;  ///< walks with digits ("S2") that stand in the diagram
  int files = 8;
  int ranks = 8;

  /// The English code of a walk, one or two characters in `language`; empty if it has none.
  std::string_view english(std::string_view code) const;
  /// Popeye's English letters of attributes that `letters` say in `language`; nothing if they say
  /// none.
  std::optional<std::string> attributes(std::string_view letters) const;
  /// w, s, b, n as `language` has them. French n is Black.
  std::optional<chess::Side> side(char letter) const;
};

/// w, b, n.
char english_letter(chess::Side side);

/// The walk that an English code has in `language`; the code itself where there is none.
std::string walk_in(std::string_view english, chess::Language language);

/// The letters of a solution in `language` for a diagram, which may be null.
Letters letters_for(chess::Language language, chess::Position const* diagram);

}  // namespace dawson::semantics
