// Runs another program to its end, for `app/latex` and `app/popeye`.
#pragma once

#include <cstddef>
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

/// Limits of a program that is run.
struct ProcessLimits {
  int seconds = 0;            ///< after which it is killed; 0: none
  std::size_t megabytes = 0;  ///< of its address space; 0: none
};

/// What a program has written.
struct CapturedProcess {
  EndedProcess ended;
  bool out_of_time = false;    ///< it was killed because of `ProcessLimits::seconds`
  std::string output, errors;  ///< at most `most_captured` bytes each
};
inline constexpr std::size_t most_captured = 64 << 20;

/// Runs a program with `input` as its standard input and returns what it writes.
/// `Process::reported` is not used.
CapturedProcess capture_process(Process const& process, std::string const& input,
                                ProcessLimits const& limits);

}  // namespace dawson::run
