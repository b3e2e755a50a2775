// Roman numbers.
#pragma once

#include <string>

namespace dawson::text {

/// Returns "iv" for 4; empty for numbers below 1.
std::string roman(int number);

}  // namespace dawson::text
