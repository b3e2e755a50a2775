// What the scanner knows of control words and environments by their names.
#pragma once

#include <string_view>

namespace dawson::document {

/// Whether what stands in the environment is left alone; its name without a star.
bool is_verbatim_environment(std::string_view name);

/// Whether `%` starts no comment in the argument of that control word (`\url`).
bool has_raw_argument(std::string_view word);

/// Whether a `\fi` belongs to that control word. Some begin like TeX's conditionals and take
/// arguments instead (babel, etoolbox).
bool opens_conditional(std::string_view word);

/// Whether a class or package of that name is in the argument `{...}` of \documentclass or
/// \usepackage, comments of TeX and blanks among the names.
bool names(std::string_view list, std::string_view name);

}  // namespace dawson::document
