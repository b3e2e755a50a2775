// What the front matter of a document says of its style and its pages, and which of its keys mean
// nothing: the same for every command.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "document/front_matter.hpp"
#include "run/style/page_style.hpp"
#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/sources.hpp"

namespace dawson::run {

class Job;

/// Whose front matter it is: in text that is woven it belongs to a site's program too.
enum class FrontOwner : std::uint8_t { document, site };

/// Returns the keys of pages in the front matter of `source`. W-KEY for keys that are unknown and
/// nearly known, that belong to styles or directives, or that are another program's for what Dawson
/// has; E-STYLE and E-TEMPLATE for values; W-PAPER and W-YAML for those of paper, quotes and
/// columns of indexes.
PageStyle read_front_keys(text::Source const& source, text::Diagnostics& findings);

/// Puts into force what the front matter of a document says: its language, else that of the
/// project, and its style (`Job::use_document_style`). Returns the keys of pages in force, the
/// style's and over them its own. All findings are reported.
PageStyle settle_front_matter(Job& job, text::SourceId id, document::FrontMatter& front,
                              FrontOwner owner = FrontOwner::document);

/// A key that Dawson reads, for help: its other name ("": none), its values in words, and whether
/// it counts in every output.
struct FrontKeyHelp {
  std::string name, alias, values;
  bool in_every_output = false;
};

/// Returns all keys that Dawson reads. A group that may have a value is one of them.
std::vector<FrontKeyHelp> front_matter_help();

}  // namespace dawson::run
