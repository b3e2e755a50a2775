#include "document/markdown/near_fences.hpp"

#include <cmark-gfm.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "document/words.hpp"
#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::document {
namespace {

constexpr std::array<std::string_view, 1> ours{"chess"};

// Whether the word is a slip for ours, or ours with something that parts it from a further word.
bool is_meant(std::string_view word, std::string_view behind) {
  constexpr std::string_view parts = "-_";
  if (behind.starts_with('.')) return false;  // a file's name
  std::string const low = text::lower_case(word);
  if (low.starts_with(ours[0]) && low.size() > ours[0].size() + 1)
    return parts.find(low[ours[0].size()]) != std::string_view::npos;
  return !text::nearest_name(low, ours).empty();
}

// Takes the lines of a block, each from its first sign behind the marks of containers.
template <class Take>
void each_line(MarkdownTree const& tree, cmark_node* block, Take take) {
  auto const first = static_cast<std::size_t>(std::max(cmark_node_get_start_line(block), 1));
  auto const last = static_cast<std::size_t>(std::max(cmark_node_get_end_line(block), 1));
  for (std::size_t number = first; number <= std::min(last, tree.lines()); ++number) {
    text::Span const line = tree.line(number);
    std::string_view const text = tree.bytes().substr(0, line.end);
    take(text, std::min(text.find_first_not_of(container_signs, line.begin), line.end), line.end);
  }
}

}  // namespace

text::Span word_of_fence(std::string_view text, text::Span info) {
  std::string_view const all = text.substr(0, info.end);
  std::size_t const begin = std::min(all.find_first_not_of(" \t{.", info.begin), info.end);
  std::size_t end = begin;
  while (end < info.end && (text::is_alphanumeric(all[end]) || all[end] == '-' || all[end] == '_'))
    ++end;
  return {begin, end};
}

std::optional<text::Diagnostic> word_as_fence(MarkdownTree const& tree, text::Span info,
                                              std::string_view content) {
  text::Span const word = word_of_fence(tree.bytes(), info);
  OpeningWord const* const row = misplaced_word(tree.bytes(word), content);
  if (!row) return {};
  return text::warning("W-FENCE", word,
                       fmt::format("block `{}` is not a directive; printed as code", row->name),
                       fmt::format("write ```chess {}", row->name));
}

text::Diagnostics fences_in_html(MarkdownTree const& tree, cmark_node* html) {
  constexpr std::size_t shortest = 3;
  text::Diagnostics findings;
  bool first = true, passed = false;
  each_line(tree, html, [&](std::string_view text, std::size_t begin, std::size_t end) {
    std::string_view const line = text.substr(begin, end - begin);
    if (std::exchange(first, false)) {
      passed = line.starts_with("<!--") || line.starts_with("<pre");
      return;
    }
    std::size_t const length = std::min(line.find_first_not_of(line.substr(0, 1)), line.size());
    std::size_t const word = std::min(line.find_first_not_of(blanks, length), line.size());
    bool const fence = length >= shortest && (line.front() == '`' || line.front() == '~');
    if (passed || !fence || !line.substr(word).starts_with(ours[0])) return;
    findings.push_back(text::warning("W-FENCE", {begin, begin + word + ours[0].size()},
                                     "block is part of the HTML above it; printed as written",
                                     "add an empty line before it"));
  });
  return findings;
}

text::Diagnostics environments_of_tex(MarkdownTree const& tree, cmark_node* paragraph) {
  constexpr std::string_view environments[] = {"diagram", "diagram*", "chess"};
  constexpr std::string_view begin_sign = "\\begin{";
  text::Diagnostics findings;
  each_line(tree, paragraph, [&](std::string_view text, std::size_t begin, std::size_t end) {
    std::string_view const line = text.substr(begin, end - begin);
    std::size_t const close = line.find('}');
    if (!line.starts_with(begin_sign) || close == std::string_view::npos) return;
    std::string_view const name = line.substr(begin_sign.size(), close - begin_sign.size());
    if (std::ranges::find(environments, name) == std::end(environments)) return;
    findings.push_back(text::warning(
        "W-FENCE", {begin, begin + close + 1},
        fmt::format("LaTeX environment `{}` in Markdown; printed as text", name),
        "write a fence ```chess with fields such as `author: ...` and `stipulation: ...`"));
  });
  return findings;
}

std::optional<text::Diagnostic> near_fence(MarkdownTree const& tree, text::Span info) {
  text::Span const word = word_of_fence(tree.bytes(), info);
  if (!is_meant(tree.bytes(word), tree.bytes({word.end, info.end}))) return {};
  bool const braced = tree.bytes(info).find('{') != std::string_view::npos;
  return text::warning("W-FENCE",
                       info.begin < word.begin && braced ? text::Span{info.begin, word.end} : word,
                       "block does not begin with `chess`; printed as code",
                       braced ? "write `{.chess name=value}` up to the end of the line"
                              : "write `chess` and a space after it, or any other word for code");
}

text::Diagnostics near_fences_of_colons(MarkdownTree const& tree, cmark_node* paragraph) {
  constexpr std::size_t shortest = 3;
  text::Diagnostics findings;
  each_line(tree, paragraph, [&](std::string_view text, std::size_t begin, std::size_t line_end) {
    std::size_t const end = std::min(text.find_first_not_of(':', begin), line_end);
    text::Span const word = word_of_fence(text, {end, line_end});
    if (end - begin < shortest || !is_meant(tree.bytes(word), tree.bytes({word.end, line_end})))
      return;
    findings.push_back(text::warning("W-FENCE", {begin, word.end},
                                     "block between colons is not a directive; printed as text",
                                     "write a fence ```chess, or :::{chess} for MyST"));
  });
  return findings;
}

}  // namespace dawson::document
