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

/// `outputs` and `inputs` in that form. In a rule all that GNU make would read as a sign of its own
/// is escaped (blanks and `# $ : % * ? [ |`), and each input is a target without a rule too, so
/// that one that has gone is no error of make's. Throws SystemError for a name that the form cannot
/// say: in a rule one with a line end, a tab, `=`, `;`, a `~` at its start, a backslash or
/// parentheses at its end, in JSON one that is no UTF-8.
std::string dependencies(DependencyForm form, std::vector<std::string> const& outputs,
                         std::vector<std::string> const& inputs);

}  // namespace dawson::run
