#include "backend/library_versions.hpp"

#include <fmt/format.h>
#include <libdeflate.h>
#include <librsvg/rsvg.h>

#include <qpdf/qpdf-c.h>

namespace dawson::backend {

std::vector<text::LibraryVersion> library_versions() {
  return {{"libqpdf", qpdf_get_qpdf_version()},
          {"librsvg",
           fmt::format("{}.{}.{}", rsvg_major_version, rsvg_minor_version, rsvg_micro_version)},
          {"libdeflate", LIBDEFLATE_VERSION_STRING}};
}

}  // namespace dawson::backend
