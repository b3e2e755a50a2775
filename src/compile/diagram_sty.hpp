// Commands of diagram.sty that Dawson typesets. For the compilation.
#pragma once

#include <optional>

#include "document/chunk.hpp"
#include "document/tex/diagram_sty.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Returns the command of diagram.sty that a directive is (\putsol); no value for a diagram.
std::optional<document::DiagramSty> foreign_command(text::Source const& source,
                                                    document::Directive const& directive);

}  // namespace dawson::run
