// What a position is written in where its own notation cannot say it.
#pragma once

#include <string_view>

namespace dawson::notation {

/// Names of notations, in the order in which they are tried: those that documents use most first.
inline constexpr std::string_view fallbacks[] = {"fen", "janko", "ffen", "x2fen", "men", "fsf"};

}  // namespace dawson::notation
