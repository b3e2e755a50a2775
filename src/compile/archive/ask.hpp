// Search for each problem of a book in an archive. For `check`.
#pragma once

#include "compile/archive/archive.hpp"
#include "compile/content.hpp"

namespace dawson::run {

/// Reports W-KNOWN for a diagram, except for a board in running text. `archive` may be null (none).
void ask(Invocation& invocation, Archive const* archive, Content const& content);

}  // namespace dawson::run
