// A Markdown document read as a whole, for those who typeset it themselves.
#pragma once

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

/// Reads `source` with its front matter, whose language the settings take over unless they have one, and
/// its directives. Men of an inline directive in error are left out.
Manuscript read_manuscript(text::Source const& source, Settings settings);

}  // namespace dawson::document
