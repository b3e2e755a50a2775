// LaTeX sources for diagram.sty: the problems of its environments.
#pragma once

#include <vector>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::collection {

/// The `diagram` environments of a document, in order, as records in LaTeX; those in comments are
/// none. W-COMMAND: a command that says nothing of the problem here, or is not known, and is left
/// out; E-BRACE: an argument or an environment that nothing closes.
std::vector<Record> read_diagram_sty(text::Source const& document, text::Diagnostics& findings);

}  // namespace dawson::collection
