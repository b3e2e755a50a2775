// The lines of YAML or TOML at the beginning of a Markdown document: title, authors, date,
// language.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A value of the front matter that Dawson itself has no use for.
struct FrontMatterEntry {
  std::string key;
  std::string value;  ///< scalars as written, lists joined by "; "
  text::Span where;
};

struct FrontMatter {
  std::string title, subtitle, date;
  std::vector<std::string> authors;
  std::string language;                   ///< as written: "de", "de-AT", "german"
  std::vector<FrontMatterEntry> further;  ///< in the order of the source
};

/// What the lines from `---` on the first line to the next `---` or `...` take (YAML), or those
/// from `+++` to `+++` (TOML), with their line ends; empty if the document does not begin so, or a
/// blank line follows a first `---`.
text::Span front_matter_span(text::Source const& source);

/// The front matter of `source`; empty where there is none. W-YAML for lines that are not YAML, and
/// for values that are no text; W-TOML for TOML that is none, of which nothing is read.
FrontMatter read_front_matter(text::Source const& source, text::Diagnostics& findings);

/// Its lines from the first one, without the last, as YAML in which all stands where it stands in
/// the source; empty where there is none, or TOML that is none.
std::string front_matter_as_yaml(text::Source const& source);

}  // namespace dawson::document
