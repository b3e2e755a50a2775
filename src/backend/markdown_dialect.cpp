#include "backend/markdown_dialect.hpp"

#include <fmt/format.h>

#include <array>

namespace dawson::backend {
namespace {

constexpr std::string_view all = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~";
constexpr std::string_view backslash = "\\\n", blanks = "  \n";

// The sets of signs are those of the readers' own manuals: CommonMark 0.30, 2.4; kramdown's syntax,
// "Escaping"; Python-Markdown's ESCAPED_CHARS.
constexpr auto table = std::to_array<MarkdownDialect>({
    {"gfm", backslash, all, true, false, MarkdownRows::html},
    {"commonmark", backslash, all, false, false, MarkdownRows::html},
    {"pandoc", backslash, all, true, true, MarkdownRows::pipes},
    {"kramdown", blanks, "\\.*_+`<>()[]{}#!:|\"'$=-", false, false, MarkdownRows::html},
    {"python", blanks, "\\`*_{}[]()>#+-.!", false, false, MarkdownRows::html},
});

}  // namespace

std::span<MarkdownDialect const> markdown_dialects() { return table; }

MarkdownDialect const& usual_markdown() { return table[0]; }
MarkdownDialect const& pandoc_markdown() { return table[2]; }

std::string escaped_sign(char sign, MarkdownDialect const& dialect) {
  if (dialect.escapable.find(sign) != std::string_view::npos) return {'\\', sign};
  return fmt::format("&#{};", static_cast<int>(sign));
}

std::string markdown_anchor(std::string_view label, MarkdownDialect const& dialect) {
  return dialect.spans ? fmt::format("[]{{#{}}}", label)
                       : fmt::format("<span id=\"{}\"></span>", label);
}

}  // namespace dawson::backend
