// A Markdown document woven: images, or LaTeX for pandoc, in the place of its directives.
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

struct WovenMarkdown {
  std::string output;         ///< what `take_text` has not taken
  std::vector<Asset> assets;  ///< what `take_image` has not taken, each once
  bool complete = true;       ///< no directive has an error
};

/// Weaves a Markdown document, which `invocation` has opened. Text outside of directives is copied
/// byte for byte, but for the blank lines between diagrams that come into one row. All findings are
/// reported to `invocation`. Without fonts (which is reported) nothing is written. `compilation`
/// (null: the document is one by itself) is that of the documents before it, which go on in this
/// one; who gives it closes it.
WovenMarkdown weave_markdown(Invocation& invocation, text::SourceId source,
                             WeaveOptions const& options, MarkdownOptions const& markdown,
                             Compilation* compilation = nullptr);

/// What a woven Markdown document can set.
Abilities abilities_of(Boards boards, backend::MarkdownDialect const* dialect = nullptr);

}  // namespace dawson::run
