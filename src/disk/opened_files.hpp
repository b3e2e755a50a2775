// The log of the language server.
#pragma once

#include <string>

namespace dawson::run {

/// Opens a file to append messages to it, and makes it if it does not exist. The caller closes it.
/// Throws SystemError.
int log_file(std::string const& path);

}  // namespace dawson::run
