// Separates markup from moves within a solution: markup that is no move, and pieces drawn in text.
// For the readers of solutions.
#pragma once

#include <string_view>
#include <vector>

#include "document/host.hpp"
#include "terms/solution/walks.hpp"
#include "text/span.hpp"

namespace dawson::document {

/// A solution as plain text.
struct SolutionText {
  Plain plain;                     ///< without escapes; its places are those of the written text
  std::vector<text::Span> markup;  ///< parts of `plain` that are no moves, in their order
};

/// Returns the plain text of a solution. Pieces drawn in text (`\chess{Q}`, code `chess Q`, U+2654)
/// become letters. Notes, calls of footnotes among `links`, images, links, comments, commands and
/// emphasis without moves are kept as written, and listed. Braces are comments and are not changed.
/// Time is linear in the length of the text.
SolutionText plain_solution(std::string_view written, MarkupLanguage const& host,
                            LinkDefinitions const& links, terms::Letters const& letters);

}  // namespace dawson::document
