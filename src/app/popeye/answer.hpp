// Reads what Popeye prints.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace dawson::run {

/// Popeye's output for one problem.
struct PopeyeAnswer {
  enum class End : std::uint8_t {
    finished,
    partial,      ///< "Partial solution": a limit of the options was reached
    interrupted,  ///< the time was over
    cut,          ///< the output ends without its last line
  };
  std::string version;     ///< "4.104"; empty if the output does not begin as Popeye's does
  std::string solution;    ///< without empty lines around it
  std::string complaints;  ///< of standard error, one per line, without repetitions
  End end = End::cut;
};

/// Reads the output of Popeye 4.61 and later in English: the first line has its version, the last
/// one says how solving ended. The exit status is always 0 and says nothing.
PopeyeAnswer read_answer(std::string_view output, std::string_view errors);

}  // namespace dawson::run
