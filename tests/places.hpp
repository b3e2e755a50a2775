// Paths of files that tests use; in another checkout only one file is compiled again.
#pragma once

#include <string>

namespace dawson {

/// Returns the path of a source file, by its path from their root; "" is the root.
std::string in_sources(std::string const& path);

/// Returns the path of the built program.
std::string built_program();

}  // namespace dawson
