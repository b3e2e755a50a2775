#include "text/c_library.hpp"

#include <fmt/format.h>
#include <glib.h>

namespace dawson::text {

std::vector<LibraryVersion> library_versions() {
  return {{"GLib",
           fmt::format("{}.{}.{}", glib_major_version, glib_minor_version, glib_micro_version)}};
}

}  // namespace dawson::text
