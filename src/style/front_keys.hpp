// Reads the keys of style and pages in front matter, and finds the keys that have no effect; the
// same for every command.
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

/// Owner of front matter. In woven text it also belongs to the program of a site (a static site
/// generator).
enum class FrontOwner : std::uint8_t { document, site };

/// Returns the keys of pages among the entries of the front matter of `source`. Adds W-KEY for
/// unknown keys that are close to known ones, for keys that belong to styles or directives, and for
/// another program's key for which Dawson has its own; E-STYLE and E-TEMPLATE for values; W-PAPER
/// and W-YAML for values of paper, quotes and columns of indexes.
PageStyle read_front_keys(std::vector<document::FrontEntry> const& entries,
                          text::Source const& source, text::Diagnostics& findings);

/// Returns hints for keys written with an alias (`toc`): W-KEY, with the name that the manual uses
/// (`contents`).
text::Diagnostics other_names(std::vector<document::FrontEntry> const& entries);

/// A key that Dawson reads, for help: its alias ("": none), a description of its values, and
/// whether every output uses it.
struct FrontKeyHelp {
  std::string name, alias, values;
  bool in_every_output = false;
};

/// Returns all keys that Dawson reads, including each group that may have a value.
std::vector<FrontKeyHelp> front_matter_help();

}  // namespace dawson::run
