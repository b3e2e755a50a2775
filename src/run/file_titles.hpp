// What files say of themselves.
#pragma once

#include <string>

#include "problem/problem.hpp"

namespace dawson::run {

/// Author and source of a problem in one line, as titles of files have them; may be empty.
std::string title_of(problem::Problem const& problem);
std::string authors_of(problem::Problem const& problem);

}  // namespace dawson::run
