// Tag pairs of PGN ("PGN 8.1"), as programs and people write them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"

namespace dawson::notation::pgn {

/// Characters between the tokens of PGN.
inline constexpr std::string_view blanks = " \t\r\n\v\f";

/// Characters that end a word of movetext.
inline constexpr std::string_view word_ends = " \t\r\n\v\f(){};";

/// A tag pair: [White "Rinck, Henri"].
struct Tag {
  std::string name;   ///< as written
  std::string key;    ///< the name in lower case
  std::string value;  ///< without escapes; runs of blanks are one blank
  text::Span where;   ///< of the pair, from its bracket
};

/// Returns the tag pairs of a line that consists of nothing else; none for any other line. Quotes
/// may be curly, or missing; the last bracket may be missing. Spans are bytes of `line`. Time is
/// linear.
std::vector<Tag> read_tag_line(std::string_view line);

/// Returns true if a value says nothing: it is empty, "?", "-", "*", or a date of question marks.
bool says_nothing(std::string_view value);

/// Returns the text with each run of blanks and line ends as one blank, and none around it.
std::string single_blanks(std::string_view text);

}  // namespace dawson::notation::pgn
