// Archives of ZIP, whose bytes are the same whenever they are made.
#pragma once

#include <string>
#include <vector>

namespace dawson::backend {

struct ArchivedFile {
  std::string name;  ///< with its folders, "EPUB/nav.xhtml"; ASCII
  std::string bytes;
  bool stored = false;  ///< as it is, otherwise packed
};

/// The archive of these files in their order, all of the first day that ZIP knows, without extra
/// fields. Throws std::bad_alloc where memory ends.
std::string zip_archive(std::vector<ArchivedFile> const& files);

}  // namespace dawson::backend
