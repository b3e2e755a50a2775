// LaTeX as it reads where no TeX runs: what is understood is prose, the rest stands as it is
// written.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "document/chunk.hpp"
#include "prose/blocks.hpp"
#include "text/source.hpp"

namespace dawson::document {

/// The slot of what is not understood and stands as it is written.
inline constexpr std::string_view tex_slot = "tex";

/// A stretch of running text or of a value: accents, dashes, quotes and ties are letters, \emph and
/// its like, \url, \href and line ends what they mean, comments nothing. Other commands stand with
/// their arguments as they are written, in a `Styled` of `tex_slot`.
prose::Inlines shown_tex(std::string_view tex);

/// The bytes of a document that print: from behind \begin{document} to \end{document}, or all.
text::Span body_of_tex(std::string_view bytes);

/// The argument of `\title` or another command of that name; empty without.
std::string_view argument_of_tex(std::string_view bytes, std::string_view command);

/// The blocks between two places of a source whose directives these are, which stand as
/// `DirectiveAt`: paragraphs, headings (`top` is the level of \section), verbatim text.
prose::Blocks shown_blocks(std::string_view bytes, text::Span stretch,
                           std::span<Directive const> directives, int top);

}  // namespace dawson::document
