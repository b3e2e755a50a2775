// Men one by one, as programs list them: "wKf3 wRa5 b(Royal)Zd5 nPe4 wR/Bd4".
#pragma once

#include <string>
#include <string_view>

#include "chess/position.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Whether the text is such a list by its form: items parted by blanks alone, each a colour and a
/// walk or attributes.
bool are_men_singly(std::string_view text);

/// Reads the list on a board of 8 by 8. Walks are Popeye's in English; attributes in parentheses
/// are kept. E-MAN, E-SQUARE, E-OCCUPIED, E-EMPTY.
text::Result<chess::Position> read_men_singly(std::string_view text);

/// The men by colour (White, Black, neutral), then K Q R B S P and other walks by their letters,
/// then attributes, then squares by file and rank. Men without a walk of Popeye's are left out and
/// named in `unsaid`.
std::string write_men_singly(chess::Position const& position, std::vector<std::string>& unsaid);

}  // namespace dawson::notation
