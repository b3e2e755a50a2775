// A library that the program uses, for `dawson --version` and whoever reports a defect.
#pragma once

#include <string>
#include <vector>

namespace dawson::text {

struct LibraryVersion {
  std::string name;
  std::string version;
};

/// Those of this room: GLib, as it is linked at run time.
std::vector<LibraryVersion> library_versions();

}  // namespace dawson::text
