// What the options --limit and --sandbox let the documents of strangers take.
#pragma once

#include <map>
#include <string>

#include "cli/options.hpp"
#include "disk/confinement.hpp"
#include "text/limits.hpp"

namespace dawson::cli {

/// `--limit NAME=N`, as often as it is given. Throws UsageError for a name or a number that there
/// is not. It goes before the limits of the project, by name.
text::Limits limits_of(Values const& values,
                       std::map<std::string, std::size_t> const& project = {});

/// Allows reading the folders of the documents that the command line names, and the other inputs
/// that it names; nothing else, whatever names it.
void confine(Values const& values, run::Confinement& confinement);

}  // namespace dawson::cli
