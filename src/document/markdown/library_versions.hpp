#pragma once

#include <vector>

#include "text/library_version.hpp"

namespace dawson::document {

/// cmark-gfm, as it is linked at run time.
std::vector<text::LibraryVersion> library_versions();

}  // namespace dawson::document
