// Findings as JSON for the pages of the server.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "text/diagnostic.hpp"
#include "text/sources.hpp"

namespace dawson::server {

/// Returns a finding as `--diagnostics json` writes it, with an additional "text": the report for
/// people, including the source line.
nlohmann::ordered_json json_of(text::Diagnostic const& finding, text::Sources const& sources);

}  // namespace dawson::server
