// Lists of single pieces, as programs write them: "wKf3 wRa5 b(Royal)Zd5 nPe4 wR/Bd4".
#pragma once

#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Returns whether the text has the form of such a list: items separated by blanks only, each a
/// colour and a walk or attributes.
bool are_men_singly(std::string_view text);

/// Parses the list on a board of 8 by 8. Walks are Popeye's in English; attributes in parentheses
/// are kept. E-MAN, E-SQUARE, E-OCCUPIED, E-EMPTY.
text::Result<chess::Position> read_men_singly(std::string_view text);

/// Writes the pieces by colour (White, Black, neutral), then K Q R B S P and other walks by their
/// letters, then attributes, then squares by file and rank. Pieces without a walk in Popeye are
/// left out and named in `unsaid`.
std::string write_men_singly(chess::Position const& position, std::vector<std::string>& unsaid);

}  // namespace dawson::notation
