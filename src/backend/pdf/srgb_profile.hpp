// Colour profiles of a PDF for archives (ISO 19005), which define the meaning of its numbers.
#pragma once

#include <string>

namespace dawson::backend {

/// Returns sRGB (IEC 61966-2-1) as an ICC profile, version 4: matrix and curves.
std::string srgb_profile();

/// Returns only its greys.
std::string grey_profile();

}  // namespace dawson::backend
