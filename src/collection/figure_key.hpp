// Converts diagram.sty's names of symbols to keys of legends, for the readers of diagram.sty and
// Popeye.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dawson::collection {

/// Returns the key of a legend for a symbol with its rotation: "*2q" for DU (a queen upside down),
/// "c" for the circle C; no value if it is not a symbol. Letters are the German ones.
std::optional<std::string> figure_key(std::string_view figure);

}  // namespace dawson::collection
