// Versions of the libraries of the back ends, for the version message.
#pragma once

#include <vector>

#include "text/c_library.hpp"

namespace dawson::backend {

/// Returns the versions of libqpdf, librsvg and libdeflate that are linked at run time.
std::vector<text::LibraryVersion> library_versions();

}  // namespace dawson::backend
