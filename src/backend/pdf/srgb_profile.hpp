// The colours of a PDF for archives (ISO 19005): what its numbers mean.
#pragma once

#include <string>

namespace dawson::backend {

/// sRGB (IEC 61966-2-1) as an ICC profile, version 4: matrix and curves.
std::string srgb_profile();

/// Its greys alone.
std::string grey_profile();

}  // namespace dawson::backend
