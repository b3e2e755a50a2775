// Numbers as files have them, from whole steps of their last place: a tenth of what it takes to
// print a double.
#pragma once

#include <string>

namespace dawson::backend {

/// So many 10^-`places`, without zeros at the end: 1250 of three places are "1.25". What is less
/// than one begins with "0.", or `bare` with the point.
void append_decimal(std::string& out, long long steps, int places, bool bare);

}  // namespace dawson::backend
