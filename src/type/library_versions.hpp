// Versions of the libraries of this room, for the version message.
#pragma once

#include <vector>

#include "text/library_version.hpp"

namespace dawson::type {

/// Returns the versions of cairo, Pango, HarfBuzz, FreeType, fontconfig and ICU that are linked at
/// run time.
std::vector<text::LibraryVersion> library_versions();

}  // namespace dawson::type
