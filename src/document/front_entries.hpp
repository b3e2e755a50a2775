// The entries of front matter, YAML or TOML: the one list that all readers of keys go through.
#pragma once

#include <yaml-cpp/yaml.h>

#include <vector>

#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A key at the margin with its value. The marks of both nodes count lines from the first line of
/// the source.
struct FrontEntry {
  YAML::Node key, value;
  text::Span key_where;  ///< the key itself
  text::Span where;      ///< from the value to the end of its line
};

/// Returns the entries of the front matter of `source` in their order, keys with a scalar name
/// only; TOML is converted. A key that is given twice counts once, as it is given first: W-KEY.
/// W-YAML for an entry that is not YAML, which costs no other entry, and for a quotation mark that
/// is never closed; W-TOML for TOML with a fault, of which nothing is read.
std::vector<FrontEntry> read_front_entries(text::Source const& source, text::Diagnostics& findings);

}  // namespace dawson::document
