// Files of the npm package that are read when they are needed: fonts, and the LaTeX style with its
// fonts.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "text/files.hpp"

namespace dawson::portable {

/// Folder under which the package's JavaScript makes the files visible.
inline constexpr char const* package_folder = "/dawson";

/// Returns a file of that folder, read once; its bytes live as long as the program. Throws
/// std::runtime_error if it is missing.
std::string_view package_file(std::string const& name);

/// Returns the files of a folder in it that FOLDER.txt lists, one name per line. Throws as
/// `package_file`.
std::span<text::EmbeddedFile const> package_files(std::string const& folder);

}  // namespace dawson::portable
