// JSON that other programs (mdBook, pandoc) hand to Dawson.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "text/result.hpp"
#include "text/source.hpp"

namespace dawson::run {

/// Parses the JSON of a source, the order of keys kept. E-JSON with the place of the fault: invalid
/// JSON (a string that is not UTF-8 among others), a key that an object has twice, or arrays and
/// objects nested too deeply to be written again. `hint`: who gives what.
text::Result<nlohmann::ordered_json> read_json_input(text::Source const& source,
                                                     std::string const& hint);

}  // namespace dawson::run
