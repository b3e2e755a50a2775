// Roman numbers.
#pragma once

#include <string>

namespace dawson::text {

/// "iv" of 4; empty for what is less than 1.
std::string roman(int number);

}  // namespace dawson::text
