// Descriptors of texts that are open in an editor, and of the log of the language server.
#pragma once

#include <string>

namespace dawson::run {

/// Returns the descriptor of a file in memory with these bytes, so that open texts are read as
/// files are. The caller closes it. `path` is the name in errors. Throws SystemError.
int memory_file(std::string const& text, std::string const& path);

/// Opens a file to append messages to it, and makes it if it does not exist. The caller closes it.
/// Throws SystemError.
int log_file(std::string const& path);

}  // namespace dawson::run
