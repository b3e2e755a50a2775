// Contents of all directives of an edition, for outputs that print later parts of the text early.
#pragma once

#include <vector>

#include "compile/content.hpp"
#include "edition/edition.hpp"

namespace dawson::run {

/// Contents per directive.
using Contents = std::vector<std::vector<Content>>;

/// Reads the directives of `edition` into the empty `contents`; without `with_running_text`, omits
/// those in running text, which the output has already read. Targets of links are added to the
/// edition. Returns false if a directive has an error.
bool read_contents(Invocation& invocation, Edition& edition, Compilation& compilation,
                   Contents& contents, bool with_running_text);

}  // namespace dawson::run
