// ZIP archives whose bytes do not depend on the time.
#pragma once

#include <string>
#include <vector>

namespace dawson::backend {

struct ArchivedFile {
  std::string name;  ///< with its folders, "EPUB/nav.xhtml"; ASCII
  std::string bytes;
  bool stored = false;  ///< uncompressed
};

/// Returns the archive of the files in their order, all dated with the first day of ZIP, without
/// extra fields. Throws std::bad_alloc if memory is exhausted.
std::string zip_archive(std::vector<ArchivedFile> const& files);

}  // namespace dawson::backend
