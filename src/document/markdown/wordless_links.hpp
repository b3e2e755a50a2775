// Links without words, `[](#label)`, `[](other.md#label)`: whoever sets the document finds words
// for them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"
#include "text/source.hpp"
#include "text/span.hpp"

namespace dawson::document {

struct WordlessLink {
  text::Span whole;   ///< `[](#label "title")`
  text::Span target;  ///< `#label`, `other.md#label`
  prose::Link link;
};

/// Those of the running text of a Markdown document, in the order of the source: not of code, nor
/// of directives.
std::vector<WordlessLink> wordless_links(text::Source const& source);

/// What looks like them in `body` of `bytes`, the body of a directive.
std::vector<WordlessLink> wordless_links(std::string_view bytes, text::Span body);

}  // namespace dawson::document
