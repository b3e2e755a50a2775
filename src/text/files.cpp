#include "text/files.hpp"

#include <algorithm>

#include "text/scanning.hpp"

namespace dawson::text {
namespace {

constexpr std::string_view suffixes[] = {".md", ".markdown", ".mdown", ".qmd", ".mdx", ".Rmd"};

}  // namespace

std::span<std::string_view const> markdown_suffixes() { return suffixes; }

bool has_markdown_suffix(std::string_view path) {
  std::string const low = lower_case(path);
  return std::ranges::any_of(suffixes, [&](auto one) { return low.ends_with(lower_case(one)); });
}

}  // namespace dawson::text
