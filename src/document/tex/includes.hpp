// Commands of LaTeX that take a file in.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "document/chunk.hpp"
#include "document/tex/groups.hpp"

namespace dawson::document {

/// Reads the arguments of the control word `word`, whose backslash is at `begin` and whose letters
/// end at `at`, which is set behind them. Nothing, and `at` as it was, if the word takes no file
/// in, or no name follows (`\let\load\input`). Known are LaTeX's \input (with braces and without),
/// \InputIfFileExists and \include, and those of the packages subfiles and import.
std::optional<Include> read_include(std::string_view bytes, std::size_t begin,
                                    std::string_view word, std::size_t& at, TexGroups& groups);

/// Whether a command that takes a file in, an include's `whole`, takes in nothing where it is not
/// there.
bool may_be_missing(std::string_view command);

}  // namespace dawson::document
