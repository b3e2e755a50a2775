// Recognises LaTeX files by their names.
#pragma once

#include <span>
#include <string_view>

namespace dawson::document {

/// Returns the suffixes with their dots, in lower case; the default first.
std::span<std::string_view const> tex_suffixes();

}  // namespace dawson::document
