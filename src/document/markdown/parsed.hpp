// A text parsed by cmark-gfm.
#pragma once

#include <cstddef>
#include <string>

#include "document/markdown/tree.hpp"

namespace dawson::document {

/// Begins what stands for a directive in a text that is parsed: no text has it, it would be
/// replaced.
inline constexpr char mark_of_directives = '\x02';

/// The tree of a text, which is let go as soon as it can be. `nesting`: what is deeper within each
/// other is to be found in any case.
cmark_node* parsed(std::string text, Inlines inlines, std::size_t nesting);

}  // namespace dawson::document
