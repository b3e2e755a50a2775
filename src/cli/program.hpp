// The program from its arguments to its exit status, without what concerns the process; for `main`
// and tests.
#pragma once

#include <string>
#include <vector>

namespace dawson::cli {

/// Runs the command that the arguments name. Errors are reported on standard error. Returns the
/// exit status, 0 to 3; only `latex` may return others, those of latexmk.
int run_program(std::vector<std::string> const& words);

}  // namespace dawson::cli
