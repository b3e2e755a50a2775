// Edits the SyncTeX file, which links places on a page to places in the source and back, for the
// command `latex`.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace dawson::run {

/// Returns a .synctex.gz in which the names of the files that TeX read are replaced: `source_of`
/// returns the new name, "" for a file that keeps its name. Sheets that are not pages are removed.
/// The result depends only on names and places. Throws SystemError if `synctex` is not a gzip file.
std::string with_sources(std::string_view synctex,
                         std::function<std::string(std::string_view)> const& source_of);

}  // namespace dawson::run
