// Authors' names, wherever they are printed.
#pragma once

#include <cstdint>

#include "problem/problem.hpp"

namespace dawson::layout {

/// "Dr. Karl Fabel", "Dr. K. Fabel", "Fabel", "Fabel, Dr. Karl".
enum class NameForm : std::uint8_t { full, brief, surname, reversed };

/// The name of an author in that form, without "Dr." and the like unless `titles`. A name that has
/// no parts (a pseudonym in braces, two authors in one) is printed as it is written.
prose::Inlines author_name(problem::Entry const& author, NameForm form, bool titles = true);

}  // namespace dawson::layout
