// Another program, run to its end.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::run {

struct Process {
  std::string program;                 ///< a path, or a name that PATH knows
  std::vector<std::string> words;      ///< behind its name
  std::string folder;                  ///< that it runs in; "" for the present one
  std::vector<std::string> variables;  ///< "NAME=VALUE", in the place of this run's own
  std::vector<int> told;               ///< its descriptors whose bytes are taken
};

struct EndedProcess {
  int failure = 0;  ///< why it could not be run, as errno has it
  int status = 0;   ///< its exit status, 128 and the signal's number where a signal has ended it
};

/// Runs a program and hands what it writes to `bytes` as it comes.
EndedProcess run_process(Process const& process,
                         std::function<void(std::string_view)> const& bytes);

}  // namespace dawson::run
