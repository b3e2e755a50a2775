// The options --limit and --sandbox, which restrict what untrusted documents may use.
#pragma once

#include <map>
#include <string>

#include "cli/options.hpp"
#include "disk/confinement.hpp"
#include "text/limits.hpp"

namespace dawson::cli {

/// Returns the limits with all values of `--limit NAME=N`, which have precedence over the project's
/// limits, name by name. Throws UsageError for an unknown name or a number out of range.
text::Limits limits_of(Values const& values,
                       std::map<std::string, std::size_t> const& project = {});

/// Restricts reading to the folders of the documents, and to the other inputs, that the command
/// line names, whatever names a file.
void confine(Values const& values, run::Confinement& confinement);

}  // namespace dawson::cli
