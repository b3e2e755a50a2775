// The libraries for text: their versions, for the version message, and the warnings of those
// below Pango.
#pragma once

#include <string>
#include <vector>

#include "text/c_library.hpp"

namespace dawson::type {

/// Returns the versions of cairo, Pango, HarfBuzz, FreeType, fontconfig and ICU that are linked at
/// run time.
std::vector<text::LibraryVersion> library_versions();

/// Keeps GLib's warnings from now on instead of printing them.
void keep_complaints();

/// Returns the first warning kept; empty if there was none. With a warning, the output is not what
/// the user asked for.
std::string complaint();

}  // namespace dawson::type
