// Formats authors' names, wherever they are printed.
#pragma once

#include <cstdint>

#include "problem/problem.hpp"

namespace dawson::layout {

/// Form of a name: "Dr. Karl Fabel", "Dr. K. Fabel", "Fabel", "Fabel, Dr. Karl".
enum class NameForm : std::uint8_t { full, brief, surname, reversed };

/// Returns the name of an author in that form, without "Dr." and similar titles unless `titles`. A
/// name that cannot be split (a pseudonym in braces, two authors in one) is returned as written.
prose::Inlines author_name(problem::Entry const& author, NameForm form, bool titles = true);

}  // namespace dawson::layout
