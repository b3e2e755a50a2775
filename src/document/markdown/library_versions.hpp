// The version of cmark-gfm, for `dawson --version`.
#pragma once

#include <vector>

#include "text/library_version.hpp"

namespace dawson::document {

/// Returns the version of cmark-gfm that is linked at run time.
std::vector<text::LibraryVersion> library_versions();

}  // namespace dawson::document
