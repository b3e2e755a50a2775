// Figures as diagram.sty names them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dawson::collection {

/// The key of a legend for a figure with its turn: "*2q" for DU (a queen upside down), "c" for the
/// circle C; nothing if it is none. Letters are the German ones.
std::optional<std::string> figure_key(std::string_view figure);

}  // namespace dawson::collection
