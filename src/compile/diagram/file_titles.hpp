// Metadata of files with one diagram: title, authors, position.
#pragma once

#include <string>

#include "problem/problem.hpp"

namespace dawson::run {

/// Returns authors, title, source, issue and date of a problem in one line, as the title of a file;
/// may be empty.
std::string title_of(problem::Problem const& problem);
/// Returns the authors of a problem in one line; may be empty.
std::string authors_of(problem::Problem const& problem);

/// Returns the position for programs that read the file, as "fen: 8/8/...", in the first notation
/// that expresses all of it, or else in the first one that expresses part of it. Empty if no
/// notation can.
std::string position_of(problem::Problem const& problem);

}  // namespace dawson::run
