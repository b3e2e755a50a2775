// What a build tool is told of a run: the files that came out, and those that were read.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace dawson::run {

enum class DependencyForm : std::uint8_t {
  make,  ///< a rule, as compilers write it with -MD -MP: GNU make, and Ninja with `deps = gcc`
  json,  ///< {"outputs":[...],"inputs":[...]}
  zero,  ///< the inputs, each with a zero byte behind it
};

/// `outputs` and `inputs` in that form. In a rule blanks, `#` and `$` are escaped as GCC does it,
/// and each input is a target without a rule too, so that one that has gone is no error of make's.
/// Throws SystemError for a name that the form cannot say: a line end in a rule, bytes that are no
/// UTF-8 in JSON.
std::string dependencies(DependencyForm form, std::vector<std::string> const& outputs,
                         std::vector<std::string> const& inputs);

}  // namespace dawson::run
