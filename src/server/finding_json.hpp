// Findings as the pages of the server take them.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "text/diagnostic.hpp"
#include "text/sources.hpp"

namespace dawson::server {

/// As `--diagnostics json` has it, with "text" besides: the same for people, the source line in it.
nlohmann::ordered_json json_of(text::Diagnostic const& finding, text::Sources const& sources);

}  // namespace dawson::server
