// Letters of pieces in solutions, by language.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/piece.hpp"
#include "chess/position.hpp"

namespace dawson::semantics {

/// The meaning of letters in one solution.
struct Letters {
  chess::Language language = chess::Language::english;
  bool n_is_knight = false;         ///< English N, if the diagram has no nightrider
  std::vector<std::string> digits;  ///< walks with digits ("S2") in the diagram
  bool has_attributes = false;      ///< a piece in the diagram has attributes
  int files = 8;
  int ranks = 8;

  /// Returns the English code of a walk of one or two characters in `language`; empty if unknown.
  std::string_view english(std::string_view code) const;
  /// Returns Popeye's English letters of the attributes that `letters` name in `language`; nothing
  /// if they name none.
  std::optional<std::string> attributes(std::string_view letters) const;
  /// Returns the side for w, s, b or n in `language`. The French n is Black.
  std::optional<chess::Side> side(char letter) const;
};

/// Returns w, b or n.
char english_letter(chess::Side side);

/// Returns the walk of an English code in `language`; the code itself if there is none.
std::string walk_in(std::string_view english, chess::Language language);

/// Returns the letters of a solution in `language` for a diagram, which may be null. `nightriders`:
/// the legend makes a piece of the diagram a nightrider, so that `N` is not the knight.
Letters letters_for(chess::Language language, chess::Position const* diagram,
                    bool nightriders = false);

}  // namespace dawson::semantics
