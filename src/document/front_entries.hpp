// Reads the entries of front matter, YAML or TOML (converted to YAML), into the list that all
// readers of keys share, and finds quotation marks in YAML that are never closed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <yaml-cpp/yaml.h>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::document {

/// A key at the left margin with its value. The marks of both nodes count lines from the first line
/// of the source.
struct FrontEntry {
  YAML::Node key, value;
  text::Span key_where;  ///< the key itself
  text::Span where;      ///< from the value to the end of its line
};

/// Returns the entries of the front matter of `source` in their order, only those with a scalar
/// key; TOML is converted. Of a key that is given twice only the first is returned: W-KEY. W-YAML
/// for an entry that is not YAML, which does not affect other entries, and for a quotation mark
/// that is never closed; W-TOML for TOML with an error, of which no entry is returned.
std::vector<FrontEntry> read_front_entries(text::Source const& source, text::Diagnostics& findings);

}  // namespace dawson::document

namespace YAML {
class Exception;
class Node;
}  // namespace YAML

namespace dawson::document {

/// Returns the offset in `yaml`, which was read as `root`, of the quotation mark that is never
/// closed; no value if there is none. All styles are read at start-up, so the text is not read a
/// second time.
std::optional<std::size_t> unclosed_quote(YAML::Node const& root, std::string_view yaml);

/// Returns the same if reading ended with `fault`; no value for faults of other kinds.
std::optional<std::size_t> unclosed_quote(YAML::Exception const& fault, std::string_view yaml);

/// Returns YAML (a mapping in flow style) with the contents of `toml`. The keys are in source
/// order; each key and value is in its line of the TOML, and in its column if there is room, so
/// that places in one are places in the other. Dates are texts as written in TOML. An error,
/// without a code, spans `toml` from its place to the end of the line: TOML is read whole or not at
/// all.
text::Result<std::string> yaml_of_toml(std::string_view toml);

}  // namespace dawson::document
