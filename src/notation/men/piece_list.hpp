// Lists of pieces without the form of lists by square: pieces without squares, as in legends, and
// single pieces with squares, as programs write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// Parses pieces without squares, in the words of `read_men`: "sDU", "wK, nDL", "White G". Returns
/// them in written order, at most eight. E-LIMIT for more, and the errors of `read_men` for pieces;
/// spans are bytes of `text`.
text::Result<std::vector<chess::SquareContent>> read_men_alone(
    std::string_view text, std::optional<chess::Language> language, text::Diagnostics& warnings);

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
