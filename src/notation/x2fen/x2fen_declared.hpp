// The characters that a user gives to men of X2-FEN: "More pieces can be added as desired".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/man.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Men known by name, each with its character. An ASCII letter is kept in lower case and stands for
/// the black man, its capital for the white one; any other character is a man of `side`.
struct Declared {
  struct Man {
    char32_t character = 0;
    std::string name;  ///< lower case, as `chess::Man::name`
    chess::Side side;  ///< of no meaning with a letter
  };
  std::vector<Man> men;

  /// The man that `character` has been declared to be.
  std::optional<chess::Man> man_of(char32_t character) const;
};

/// Adds "z = zebra" (Z is then the white zebra), "? = wall" (white) or "? = black wall" to
/// `declared`. E-DECLARE, E-UTF8 (spans are bytes of `text`): not of that form, a letter with a
/// colour, a character declared twice, or one that cannot be: a man's already, a digit, a quote, a
/// blank, or one of `/ < > ^ _ -` ("X2-FEN, New colors & piece notation": quotes and characters
/// already used elsewhere are excluded, numbers are invalid).
std::optional<text::Diagnostic> declare(std::string_view text, Declared& declared);

}  // namespace dawson::notation
