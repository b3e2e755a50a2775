// What files say of themselves.
#pragma once

#include <string>

#include "problem/problem.hpp"

namespace dawson::run {

/// Author and source of a problem in one line, as titles of files have them; may be empty.
std::string title_of(problem::Problem const& problem);
std::string authors_of(problem::Problem const& problem);

/// The position for programs that read the file, in the first notation that can say it all:
/// "fen: 8/8/...". Empty where none can.
std::string position_of(problem::Problem const& problem);

}  // namespace dawson::run
