// The lines of YAML or TOML at the beginning of a Markdown document: title, authors, date,
// language, and what counts for the whole document.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "text/diagnostic.hpp"
#include "text/source.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A value that is read by the code that needs it: as written, lists joined by "; ".
struct FrontText {
  std::string text;
  text::Span where;  ///< from the value to the end of its line
  bool given = false;

  bool empty() const { return text.empty(); }
};

struct FrontMatter {
  std::string title, subtitle, date;
  std::vector<std::string> authors;
  std::string language;  ///< a tag: "de", "de-AT"; empty: none is named
  text::Span language_where;
  bool title_page = true;  ///< of a document with a title
  FrontText style, described, links, fences, allow, dawson, url, cover, identifier;
};

struct FrontEntry;

/// What the lines from `---` on the first line to the next `---` or `...` take (YAML), or those
/// from `+++` to `+++` (TOML), with their line ends; empty if the document does not begin so, or a
/// blank line follows a first `---`.
text::Span front_matter_span(text::Source const& source);

/// The front matter of a document.
struct FrontReading {
  std::shared_ptr<std::vector<FrontEntry> const> entries;
  FrontMatter front;  ///< what they say, but for the keys of pages
  text::Diagnostics findings;
};

/// Reads the front matter of `source`; all is empty where there is none. The findings are those of
/// `read_front_entries`, W-YAML for values that are not of their key's form and for a language that
/// is neither a tag nor a name, E-STYLE for `title page`, and for two names of one key with
/// different values.
FrontReading read_front_matter(text::Source const& source);

/// Whether a text has the shape of a language tag of BCP 47 ("de", "de-AT", "grc"); `_` counts as a
/// hyphen.
bool is_language_tag(std::string_view written);

}  // namespace dawson::document
