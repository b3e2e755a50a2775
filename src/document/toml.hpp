// Converts TOML to YAML, so that the same readers read front matter of both kinds.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/result.hpp"

namespace dawson::document {

/// Returns YAML (a mapping in flow style) with the contents of `toml`. The keys are in source
/// order; each key and value is in its line of the TOML, and in its column if there is room, so
/// that places in one are places in the other. Dates are texts as written in TOML. An error,
/// without a code, spans `toml` from its place to the end of the line: TOML is read whole or not at
/// all.
text::Result<std::string> yaml_of_toml(std::string_view toml);

}  // namespace dawson::document
