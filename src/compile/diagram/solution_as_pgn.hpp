// The solution of a diagram as PGN, which readers of a page save. For the compilation.
#pragma once

#include <string>

#include "collection/record.hpp"
#include "text/diagnostic.hpp"

namespace dawson::run {

/// Returns the games of a problem or of a game, as `convert` writes them. Otherwise returns the
/// reason as an error without a span: W-LINK for what PGN cannot represent (fairy chess, series).
text::Result<std::string> solution_as_pgn(collection::Record const& record);

}  // namespace dawson::run
