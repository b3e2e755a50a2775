// Finds links without text, `[](#label)`, `[](other.md#label)`, for which the renderer supplies the
// text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "prose/prose.hpp"
#include "text/source.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A link without text.
struct WordlessLink {
  text::Span whole;   ///< `[](#label "title")`
  text::Span target;  ///< `#label`, `other.md#label`
  prose::Link link;
};

/// Returns the links without text in the running text of a Markdown document, in source order; not
/// those in code or in directives.
std::vector<WordlessLink> wordless_links(text::Source const& source);

/// Returns possible links without text in `body` of `bytes`, the body of a directive.
std::vector<WordlessLink> wordless_links(std::string_view bytes, text::Span body);

}  // namespace dawson::document
