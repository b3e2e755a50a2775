// Runs another program to its end, for `app/latex`.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace dawson::run {

/// A program to run, and how to run it.
struct Process {
  std::string program;                 ///< a path, or a name that is searched in PATH
  std::vector<std::string> words;      ///< arguments after its name
  std::string folder;                  ///< working folder; "" for the current one
  std::vector<std::string> variables;  ///< "NAME=VALUE", which replace variables of this run
  std::vector<int> reported;           ///< its descriptors whose output is read
};

/// Result of a program that has ended.
struct EndedProcess {
  int failure = 0;  ///< error number (`errno`) if it could not be run, else 0
  int status = 0;   ///< exit status; 128 plus the signal's number if a signal ended it
};

/// Runs a program, waits for its end, and passes its output to `bytes` as it arrives.
EndedProcess run_process(Process const& process,
                         std::function<void(std::string_view)> const& bytes);

}  // namespace dawson::run
