// Reads the lines of YAML or TOML at the beginning of a Markdown document: title, authors, date,
// language, and settings for the whole document.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::document {

/// A value that other code parses: as written, lists joined by "; ".
struct FrontText {
  std::string text;
  text::Span where;  ///< from the value to the end of its line
  bool given = false;

  bool empty() const { return text.empty(); }
};

/// The values of front matter, without the keys of pages.
struct FrontMatter {
  std::string title, subtitle, date;
  std::vector<std::string> authors;
  std::string language;  ///< a tag: "de", "de-AT"; empty: none is named
  text::Span language_where;
  bool title_page = true;  ///< a document with a title has a title page
  FrontText style, described, links, fences, allow, dawson, url, cover, identifier;
};

struct FrontEntry;

/// Returns the lines from `---` on the first line to the next `---` or `...` (YAML), or those from
/// `+++` to `+++` (TOML), with their line ends; empty if the document does not begin so, or if a
/// blank line follows the first `---`.
text::Span front_matter_span(text::Source const& source);

/// The front matter of a document.
struct FrontReading {
  std::shared_ptr<std::vector<FrontEntry> const> entries;
  FrontMatter front;  ///< their values, without the keys of pages
  text::Diagnostics findings;
};

/// Reads the front matter of `source`; everything is empty if there is none. The findings are those
/// of `read_front_entries`, W-YAML for values that do not have the form of their key and for a
/// language that is neither a tag nor a name, E-STYLE for `title page`, and for two names of one
/// key with different values.
FrontReading read_front_matter(text::Source const& source);

/// Returns true if a text has the form of a language tag of BCP 47 ("de", "de-AT", "grc"); `_`
/// counts as a hyphen.
bool is_language_tag(std::string_view written);

}  // namespace dawson::document
