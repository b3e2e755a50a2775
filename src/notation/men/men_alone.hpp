// Pieces in the words of lists by square, without squares, as in legends.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// Parses pieces without squares, in the words of `read_men`: "sDU", "wK, nDL", "White G". Returns
/// them in written order, at most eight. E-LIMIT for more, and the errors of `read_men` for pieces;
/// spans are bytes of `text`.
text::Result<std::vector<chess::SquareContent>> read_men_alone(
    std::string_view text, std::optional<chess::Language> language, text::Diagnostics& warnings);

}  // namespace dawson::notation
