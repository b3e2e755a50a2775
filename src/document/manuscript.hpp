// A Markdown document read as a whole, for those who typeset it themselves.
#pragma once

#include <map>
#include <vector>

#include "document/front_matter.hpp"
#include "document/reader.hpp"
#include "prose/blocks.hpp"

namespace dawson::document {

struct Manuscript {
  FrontMatter front_matter;
  prose::Document document;              ///< inline men are figurines; other directives stand as `DirectiveAt`
  std::vector<Directive> directives;     ///< in the order of the source
  std::vector<Outcome> outcomes;         ///< of each of them
  text::Diagnostics findings;            ///< in the order of the source
};

/// The same, its blocks not read yet: a document of ten thousand diagrams need not have them all at once.
struct OpenManuscript {
  FrontMatter front_matter;
  prose::Document document;                  ///< as in `Manuscript`
  std::vector<Directive> directives;
  std::map<std::size_t, Diagram> boards;     ///< in running text, by the directive's place
  Settings settings;                         ///< for the `Reader` of the blocks, which are read in their order
  text::Diagnostics findings;
};

OpenManuscript open_manuscript(text::Source const& source, Settings settings);

/// Reads `source` with its front matter, whose language the settings take over unless they have one, and
/// its directives. Men of an inline directive in error are left out.
Manuscript read_manuscript(text::Source const& source, Settings settings);

}  // namespace dawson::document
