// A Markdown document read as a whole, for those who typeset it themselves.
#pragma once

#include <map>
#include <vector>

#include "document/front_matter.hpp"
#include "document/reader.hpp"
#include "prose/blocks.hpp"

namespace dawson::document {

/// A document whose blocks are not read yet: ten thousand diagrams need not be there all at once.
struct OpenManuscript {
  FrontMatter front_matter;
  prose::Document document;  ///< inline men are figurines; other directives stand as `DirectiveAt`
  std::vector<Directive> directives;
  std::map<std::size_t, Diagram> boards;  ///< in running text, by the directive's place
  Settings settings;  ///< for the `Reader` of the blocks, which are read in their order
  text::Diagnostics findings;
};

/// Reads `source` with its front matter, whose language the settings take over unless they have
/// one, and the directives in running text. Men of an inline directive in error are left out.
OpenManuscript open_manuscript(text::Source const& source, Settings settings);

}  // namespace dawson::document
