#include "document/markdown/library_versions.hpp"

#include <cmark-gfm.h>

namespace dawson::document {

std::vector<text::LibraryVersion> library_versions() {
  return {{"cmark-gfm", cmark_version_string()}};
}

}  // namespace dawson::document
