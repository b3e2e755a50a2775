// ZIP archives whose bytes depend only on the files: for e-books and bundles of LaTeX documents.
#pragma once

#include <string>
#include <vector>

namespace dawson::backend {

struct ArchivedFile {
  std::string name;  ///< with its folders, "EPUB/nav.xhtml"; UTF-8
  std::string bytes;
  bool stored = false;  ///< uncompressed
};

/// Returns the archive of the files in their order, all dated with the first day of ZIP, without
/// extra fields. Throws std::bad_alloc if memory is exhausted.
std::string zip_archive(std::vector<ArchivedFile> const& files);

}  // namespace dawson::backend
