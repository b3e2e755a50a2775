// Runs other programs.
#pragma once

#include <string>

#include "unit/cli/program.hpp"

namespace dawson {

/// Runs a shell command in `folder`; `out` contains standard output and standard error.
inline Ended run_shell(std::string const& command, std::string const& folder) {
  Folder const scratch;
  int const status = std::system(
      ("cd '" + folder + "' && { " + command + " ; } >'" + (scratch / "out") + "' 2>&1 </dev/null")
          .c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(scratch / "out"), {}};
}

}  // namespace dawson
