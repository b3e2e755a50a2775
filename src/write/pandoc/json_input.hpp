// JSON input from other programs (mdBook, pandoc).
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Parses the JSON of a source, and keeps the order of keys. E-JSON with the place of the error:
/// invalid JSON (including strings that are not UTF-8), a key that an object has twice, or arrays
/// and objects nested too deeply to be written again. `hint`: the help text, which names the
/// program that gives the input.
text::Result<nlohmann::ordered_json> read_json_input(text::Source const& source,
                                                     std::string const& hint);

}  // namespace dawson::run
