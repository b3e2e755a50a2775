// Writes ZIP archives whose bytes depend only on the files, and reads archives: for e-books,
// bundles of LaTeX documents and documents of word processors.
#pragma once

#include <cstddef>
#include <optional>
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

/// Returns the files of an archive in their order, without folders; no value if it is damaged or
/// encrypted, or if its files have more than `most` bytes together.
std::optional<std::vector<ArchivedFile>> read_zip_archive(std::string bytes, std::size_t most);

}  // namespace dawson::backend
