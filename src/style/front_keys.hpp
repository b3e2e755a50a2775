// What the front matter of a document says of its style and its pages, and which of its keys mean
// nothing: the same for every command.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "document/front_entries.hpp"
#include "style/page_style.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/sources.hpp"

namespace dawson::run {

/// Whose front matter it is: in text that is woven it belongs to a site's program too.
enum class FrontOwner : std::uint8_t { document, site };

/// Returns the keys of pages among the entries of the front matter of `source`. W-KEY for keys that
/// are unknown and nearly known, that belong to styles or directives, or that are another program's
/// for what Dawson has; E-STYLE and E-TEMPLATE for values; W-PAPER and W-YAML for those of paper,
/// quotes and columns of indexes.
PageStyle read_front_keys(std::vector<document::FrontEntry> const& entries,
                          text::Source const& source, text::Diagnostics& findings);

/// Hints for keys that are written with their other names (`toc`): W-KEY, with the name that the
/// manual has (`contents`).
text::Diagnostics other_names(std::vector<document::FrontEntry> const& entries);

/// A key that Dawson reads, for help: its other name ("": none), its values in words, and whether
/// it counts in every output.
struct FrontKeyHelp {
  std::string name, alias, values;
  bool in_every_output = false;
};

/// Returns all keys that Dawson reads. A group that may have a value is one of them.
std::vector<FrontKeyHelp> front_matter_help();

}  // namespace dawson::run
