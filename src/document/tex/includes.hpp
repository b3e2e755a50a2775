// Recognises LaTeX commands that include a file, for the scanner.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "document/chunk.hpp"
#include "document/tex/groups.hpp"

namespace dawson::document {

/// Parses the arguments of the control word `word`, whose backslash is at `begin` and whose letters
/// end at `at`; moves `at` to the end of the arguments. No value, and `at` unchanged, if the word
/// does not include a file, or no name follows (`\let\load\input`). Known are LaTeX's \input (with
/// and without braces), \InputIfFileExists and \include, and those of the packages subfiles and
/// import.
std::optional<Include> read_include(std::string_view bytes, std::size_t begin,
                                    std::string_view word, std::size_t& at, TexGroups& groups);

/// Returns true if a command that includes a file (an include's `whole`) is allowed to name a
/// missing file, and then includes no text.
bool may_be_missing(std::string_view command);

}  // namespace dawson::document
