// The list of dependencies of a run for build tools (`--deps`): the files that it wrote and those
// that it read.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace dawson::run {

/// Format of the list.
enum class DependencyForm : std::uint8_t {
  make,  ///< a rule, as compilers write it with -MD -MP: GNU make, and Ninja with `deps = gcc`
  json,  ///< {"outputs":[...],"inputs":[...]}
  zero,  ///< the inputs, each followed by a zero byte
};

/// Returns `outputs` and `inputs` in that format. In a make rule all characters that GNU make would
/// interpret are escaped (blanks and `# $ : % * ? [ |`), and each input is also a target without a
/// recipe, so that a deleted input is no error in make. Throws SystemError for a name that the
/// format cannot express: in a rule, a name with a line end, a tab, `=` or `;`, with `~` at its
/// start, or with a backslash or parentheses at its end; in JSON, a name that is not UTF-8.
std::string dependencies(DependencyForm form, std::vector<std::string> const& outputs,
                         std::vector<std::string> const& inputs);

}  // namespace dawson::run
