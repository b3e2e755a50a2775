// Converts LaTeX to prose, blocks and running text, where no TeX runs: commands that are understood
// become prose, all others are shown as written. For the renderers of LaTeX documents.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "document/directive_span.hpp"
#include "prose/blocks.hpp"
#include "text/source.hpp"

namespace dawson::document {

/// The slot of code that is not understood and is shown as written.
inline constexpr std::string_view tex_slot = "tex";

/// Converts a part of the running text or of a value: accents, dashes, quotes and ties become
/// letters, \emph and the like, \url, \href and line ends get their meaning, comments are dropped.
/// Other commands are kept with their arguments as written, in a `Styled` of `tex_slot`.
prose::Inlines shown_tex(std::string_view tex);

/// Returns the span of the document that is printed: from after \begin{document} to \end{document},
/// or all of it.
text::Span body_of_tex(std::string_view bytes);

/// Returns the argument of `\title` or another command of that name; empty without.
std::string_view argument_of_tex(std::string_view bytes, std::string_view command);

/// Returns the blocks between two places of a source: paragraphs, headings (`top` is the level of
/// \section), verbatim text. `directives` are those of the source; they become `DirectiveAt`.
prose::Blocks shown_blocks(std::string_view bytes, text::Span stretch,
                           std::span<Directive const> directives, int top);

}  // namespace dawson::document
