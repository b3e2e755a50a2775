// The notations in which a position is written if its own notation cannot express it.
#pragma once

#include <string_view>

namespace dawson::notation {

/// Names of notations, in the order in which they are tried: those most used in documents first.
inline constexpr std::string_view fallbacks[] = {"fen", "janko", "ffen", "x2fen", "men", "fsf"};

}  // namespace dawson::notation
