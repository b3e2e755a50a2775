// The command `board`, with the options and checks of all commands that write one diagram.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options.hpp"
#include "compile/diagram/board.hpp"

namespace dawson::cli {

/// Returns the fields given as `--field NAME=VALUE`, each as a line of a directive's body with a
/// line end before it. Throws UsageError for a field without `=`, or with a name that no field can
/// have.
std::string field_lines(Values const& values);

/// Returns the output format of `choice.command` that `choice.option` or the suffix of a file's
/// name determines; LaTeX for `-`. Throws UsageError for other names, and if option and suffix
/// contradict each other.
run::Output const* output_wanted(OutputChoice choice, std::string const& file,
                                 Values const& values);

/// Returns the number that an option gives. Throws UsageError for anything but a number from
/// `least` to `most`.
double number_between(Values const& values, std::string_view option, double least, double most);

/// Returns the number of `--dpi`.
double resolution(Values const& values);

/// Returns the suffixes that `output_wanted` knows, without their dots.
std::vector<std::string> diagram_suffixes();

/// Returns the kind of files with one of these suffixes.
ValueKind a_diagram();

/// Stages a diagram as `output`, and the files that it needs beside it. Throws SystemError.
void write_drawn(run::Disk& disk, std::string const& output, run::Drawn const& drawn);

}  // namespace dawson::cli
