// Files that are LaTeX, by their names.
#pragma once

#include <span>
#include <string_view>

namespace dawson::document {

/// The suffixes with their dots, in small letters; the default first.
std::span<std::string_view const> tex_suffixes();

}  // namespace dawson::document
