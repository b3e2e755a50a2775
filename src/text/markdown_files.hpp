// Files that are Markdown, by their names.
#pragma once

#include <span>
#include <string_view>

namespace dawson::text {

/// The suffixes with their dots: the usual one, the long ones, and those of Quarto, MDX and R
/// Markdown, whose documents are Markdown with more in it.
std::span<std::string_view const> markdown_suffixes();

/// Whether a path ends with one of them, in small letters or capitals.
bool has_markdown_suffix(std::string_view path);

}  // namespace dawson::text
