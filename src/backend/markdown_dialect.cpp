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
    {"gfm", backslash, all, true, MarkdownAnchors::html, MarkdownRows::html},
    {"commonmark", backslash, all, false, MarkdownAnchors::html, MarkdownRows::html},
    {"pandoc", backslash, all, true, MarkdownAnchors::spans, MarkdownRows::pipes},
    {"kramdown", blanks, "\\.*_+`<>()[]{}#!:|\"'$=-", false, MarkdownAnchors::html,
     MarkdownRows::html},
    {"python", blanks, "\\`*_{}[]()>#+-.!", false, MarkdownAnchors::html, MarkdownRows::html},
    // goldmark as Hugo sets it up: tables, and no HTML.
    {"hugo", backslash, all, true, MarkdownAnchors::none, MarkdownRows::pipes},
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
  switch (dialect.anchors) {
    case MarkdownAnchors::html: return fmt::format("<span id=\"{}\"></span>", label);
    case MarkdownAnchors::spans: return fmt::format("[]{{#{}}}", label);
    case MarkdownAnchors::none: break;
  }
  return "";
}

}  // namespace dawson::backend
