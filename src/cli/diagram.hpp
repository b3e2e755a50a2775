// What the commands share that write one diagram.
#pragma once

#include <boost/program_options.hpp>
#include <string>

#include "run/board.hpp"

namespace dawson::cli {

/// The fields given as `--field NAME=VALUE`, each a line of a directive's body with a line end
/// before it. UsageError for one without `=`, or with a name that no field can have.
std::string field_lines(boost::program_options::variables_map const& values);

/// The kind of output that the suffix of `output` tells; LaTeX for `-`. UsageError for other names.
run::BoardKind kind_by_suffix(std::string const& output);

/// Writes a diagram to `output`, and what it needs beside it. Throws SystemError.
void write_drawn(std::string const& output, run::Drawn const& drawn);

}  // namespace dawson::cli
