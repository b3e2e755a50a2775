// The program from its arguments to its exit status, without what concerns the process, also again
// when a file changes (`--watch`); for `main` and tests.
#pragma once

#include <string>
#include <vector>

#include "disk/disk.hpp"

namespace dawson::cli {

/// Runs the command that the arguments name. Errors are reported on standard error. Returns the
/// exit status, 0 to 3; only `latex` may return others, those of latexmk.
int run_program(std::vector<std::string> const& words);

/// Environment variable with the number of the file descriptor to which a watched run reports the
/// files that it has read and written.
inline constexpr char const* reported_to = "DAWSON_TELL_FILES_TO";

/// Returns whether another run watches this one.
bool is_watched();

/// Reports the files read and written to the run that watches this one, if there is one.
void report_files(std::vector<std::string> const& inputs, std::vector<std::string> const& outputs);

/// Runs this program with `words`, and again when a file that was read changes or is replaced under
/// its name (editors write another file and rename it), or when a folder that was read gets or
/// loses a file; after a failed run also when a file appears in the folder of an input. Changes
/// within 0.2 s count as one. Each build is reported in a line on standard output; if `quietly`,
/// only failed builds are. Returns 0 after INT, TERM or HUP. Throws SystemError if the system
/// cannot report changes.
int watch(std::vector<std::string> const& words, bool quietly);

}  // namespace dawson::cli
