#pragma once

#include <vector>

#include "text/library_version.hpp"

namespace dawson::backend {

/// libqpdf, librsvg and libdeflate, as they are linked at run time.
std::vector<text::LibraryVersion> library_versions();

}  // namespace dawson::backend
