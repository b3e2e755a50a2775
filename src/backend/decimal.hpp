// Writes numbers for files from integer steps of their last decimal place, in a tenth of the time
// of printing a double.
#pragma once

#include <string>

namespace dawson::backend {

/// Appends `steps` times 10^-`places` without zeros at the end: 1250 with three places is "1.25".
/// Numbers below one begin with "0.", or with the point if `bare`.
void append_decimal(std::string& out, long long steps, int places, bool bare);

}  // namespace dawson::backend
