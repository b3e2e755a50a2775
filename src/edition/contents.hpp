// What the directives of an edition become, for outputs that print what comes later in the text.
#pragma once

#include <vector>

#include "compile/content.hpp"
#include "edition/edition.hpp"

namespace dawson::run {

/// By directive.
using Contents = std::vector<std::vector<Content>>;

/// Reads the directives of `edition` into the empty `contents`, without those in running text where
/// an output has read these. What links lead to becomes a target of the edition. Returns false if a
/// directive has an error.
bool read_contents(Invocation& invocation, Edition& edition, Compilation& compilation,
                   Contents& contents, bool with_running_text);

}  // namespace dawson::run
