// Properties of LaTeX's control words and environments by their names, for the scanner.
#pragma once

#include <string_view>

namespace dawson::document {

/// Returns true if the contents of the environment are verbatim; `name` has no star.
bool is_verbatim_environment(std::string_view name);

/// Returns true if `%` starts no comment in the argument of that control word (`\url`).
bool has_raw_argument(std::string_view word);

/// Returns true if a `\fi` belongs to that control word. Some control words begin like TeX's
/// conditionals and take arguments instead (babel, etoolbox).
bool opens_conditional(std::string_view word);

/// Returns true if a class or package of that name is in the argument `{...}` of \documentclass or
/// \usepackage. TeX comments and blanks among the names are ignored.
bool names(std::string_view list, std::string_view name);

}  // namespace dawson::document
