// How lists of the editor name a problem.
#pragma once

#include <string>

#include "lsp/documents/outline.hpp"

namespace dawson::lsp {

/// Returns number and authors of a diagram ("1 Loyd, Sam"), else its title, else "diagram N", where
/// N is `index`.
std::string problem_name(OutlinedDirective const& directive, document::MarkupLanguage const& markup,
                         std::size_t index);

/// Returns its stipulation and source, separated by a comma.
std::string problem_detail(OutlinedDirective const& directive,
                           document::MarkupLanguage const& markup);

/// Returns its title, label and source, by which it can also be found.
std::string searched_words(OutlinedDirective const& directive);

}  // namespace dawson::lsp
