// Weaving of Markdown documents: images, or LaTeX for pandoc, replace their directives. For
// `weave`.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "compile/abilities.hpp"
#include "write/markdown/markdown_options.hpp"
#include "write/weave_options.hpp"

namespace dawson::run {

class Invocation;
class Compilation;

/// A woven document and its images.
struct WovenMarkdown {
  std::string output;         ///< text not passed to `take_text`
  std::vector<Asset> assets;  ///< images not passed to `take_image`, each once
  bool complete = true;       ///< no directive has an error
};

/// Weaves a Markdown document that `invocation` has opened. Text outside of directives is copied
/// byte for byte, except for blank lines between diagrams that share a row. Reports all findings to
/// `invocation`. Without fonts (which is reported) there is no output. `compilation` (null: the
/// document is a book by itself) is that of the documents before it, and continues in this one; the
/// caller closes it.
WovenMarkdown weave_markdown(Invocation& invocation, text::SourceId source,
                             WeaveOptions const& options, MarkdownOptions const& markdown,
                             Compilation* compilation = nullptr);

/// Returns the abilities of a woven Markdown document.
Abilities abilities_of(Boards boards, backend::MarkdownDialect const* dialect = nullptr);

}  // namespace dawson::run
