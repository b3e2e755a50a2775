// What the commands share that write one diagram.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "cli/output_suffixes.hpp"
#include "compile/diagram/board.hpp"

namespace dawson::cli {

/// The fields given as `--field NAME=VALUE`, each a line of a directive's body with a line end
/// before it. UsageError for one without `=`, or with a name that no field can have.
std::string field_lines(Values const& values);

/// The output of `choice.command` that `choice.option` or the suffix of a file's name tells; LaTeX
/// for `-`. UsageError for other names, and where both contradict each other.
run::Output const* output_wanted(OutputChoice choice, std::string const& file,
                                 Values const& values);

/// The number that an option gives. UsageError for what is none, or not between the two.
double number_between(Values const& values, std::string_view option, double least, double most);

/// That of `--dpi`.
double resolution(Values const& values);

/// The suffixes that `output_wanted` knows, without their dots.
std::vector<std::string> diagram_suffixes();

/// A file with one of them.
ValueKind a_diagram();

/// Stages a diagram as `output`, and what it needs beside it. Throws SystemError.
void write_drawn(run::Disk& disk, std::string const& output, run::Drawn const& drawn);

}  // namespace dawson::cli
