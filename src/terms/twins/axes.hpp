// How turns and reflections of the board are named.
#pragma once

#include <optional>
#include <string_view>

#include "chess/twin.hpp"

namespace dawson::terms {

/// 90, 180, 270; nothing for another text.
std::optional<int> angle_of(std::string_view text);

/// "a1<-->h8", with any double arrow, or as much of it as begins one name alone: "a8".
std::optional<chess::Reflection> reflection_of(std::string_view text);

/// "a1<-->h8".
std::string_view axis_name(chess::Reflection reflection);

}  // namespace dawson::terms
