// The file that leads from a place on a page to a place in the source and back.
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace dawson::run {

/// A .synctex.gz with other names of the files that TeX has read: `source_of` says which, "" for
/// one that keeps its name; without the sheets that are no pages. The bytes are the same for the
/// same names and places. Throws SystemError where it is no gzip file.
std::string with_sources(std::string_view synctex,
                         std::function<std::string(std::string_view)> const& source_of);

}  // namespace dawson::run
