// A command again whenever something that it read has changed.
#pragma once

#include <string>
#include <vector>

#include "disk/disk.hpp"

namespace dawson::cli {

/// Where a run that another one watches tells what it has read and written: a descriptor's number
/// in the environment.
inline constexpr char const* told_to = "DAWSON_TELL_FILES_TO";

/// Whether a run watches this one.
bool is_watched();

/// Tells the run that watches this one, if one does, what was read and written.
void tell_files(std::vector<std::string> const& inputs, std::vector<std::string> const& outputs);

/// Runs this program with `words` (`quietly`: only builds that failed are told), again when a file
/// that was read changes, comes back under its name (editors write another file and rename it), or
/// a folder that was read gets or loses a file; behind a failure also when a file comes to stand
/// beside those that were read. What happens within a fifth of a second is one change. Each build
/// is told in a line on standard output. Returns 0 after INT, TERM or HUP. Throws SystemError where
/// the system does not tell of changes.
int watch(std::vector<std::string> const& words, bool quietly);

}  // namespace dawson::cli
