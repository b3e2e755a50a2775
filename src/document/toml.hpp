// TOML as YAML: front matter of both kinds is read by the same readers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/diagnostic.hpp"
#include "text/result.hpp"

namespace dawson::document {

/// YAML (a mapping in flow style) that says what `toml` says, its keys in the order of the source,
/// each key and value in the line of the TOML and in its column where it has room, so that places
/// in one are places in the other. Dates are texts as TOML has them. An error, without a code,
/// spans `toml` from its place to the end of the line: TOML is read whole or not at all.
text::Result<std::string> yaml_of_toml(std::string_view toml);

}  // namespace dawson::document
