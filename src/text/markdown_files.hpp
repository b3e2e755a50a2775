// Markdown files, recognised by name.
#pragma once

#include <span>
#include <string_view>

namespace dawson::text {

/// Returns the suffixes with their dots: the default one, the long ones, and those of Quarto, MDX
/// and R Markdown, which extend Markdown.
std::span<std::string_view const> markdown_suffixes();

/// Returns whether a path ends with one of them, in lower or upper case.
bool has_markdown_suffix(std::string_view path);

}  // namespace dawson::text
