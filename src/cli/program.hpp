// The program from its words to its exit status, without what belongs to a process.
#pragma once

#include <string>
#include <vector>

namespace dawson::cli {

/// Runs the command that the words name. What goes wrong is said on standard error. Returns the
/// exit status, 0 to 3; only `latex` may return others, those of latexmk.
int run_program(std::vector<std::string> const& words);

}  // namespace dawson::cli
