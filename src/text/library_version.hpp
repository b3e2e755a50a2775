// Versions of libraries that the program uses, for `dawson --version` and reports of defects.
#pragma once

#include <string>
#include <vector>

namespace dawson::text {

struct LibraryVersion {
  std::string name;
  std::string version;
};

/// Returns the libraries of this room: GLib, as linked at run time.
std::vector<LibraryVersion> library_versions();

}  // namespace dawson::text
