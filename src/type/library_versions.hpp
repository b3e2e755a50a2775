#pragma once

#include <vector>

#include "text/library_version.hpp"

namespace dawson::type {

/// cairo, Pango, HarfBuzz, FreeType, fontconfig and ICU, as they are linked at run time.
std::vector<text::LibraryVersion> library_versions();

}  // namespace dawson::type
