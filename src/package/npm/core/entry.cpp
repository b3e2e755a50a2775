// What the package's JavaScript calls.
#include <cstdio>
#include <string>
#include <vector>

#include "cli/program.hpp"

/// Runs the program with `count` words, each of which ends with a zero byte; returns its exit
/// status.
extern "C" int dawson_main(char const* words, int count) {
  std::vector<std::string> arguments;
  for (int i = 0; i < count; ++i) {
    arguments.emplace_back(words);
    words += arguments.back().size() + 1;
  }
  int const status = dawson::cli::run_program(arguments);
  std::fflush(stdout);
  std::fflush(stderr);
  return status;
}
