// Reads the entries of front matter, YAML or TOML, into the list that all readers of keys share.
#pragma once

#include <yaml-cpp/yaml.h>

#include <vector>

#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/span.hpp"

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
