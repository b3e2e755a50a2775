#include "document/markdown/near_fences.hpp"

#include <cmark-gfm.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "text/ascii.hpp"
#include "text/names.hpp"

namespace dawson::document {
namespace {

constexpr std::array<std::string_view, 1> ours{"chess"};

// The word of an info string, without what attributes and directives have around it.
text::Span word_of(std::string_view text, text::Span info) {
  std::string_view const all = text.substr(0, info.end);
  std::size_t const begin = std::min(all.find_first_not_of(" \t{.", info.begin), info.end);
  std::size_t end = begin;
  while (end < info.end && (text::is_alphanumeric(all[end]) || all[end] == '-' || all[end] == '_'))
    ++end;
  return {begin, end};
}

// Whether the word is a slip for ours, or ours with something that parts it from a further word.
bool is_meant(std::string_view word, std::string_view behind) {
  constexpr std::string_view parts = "-_";
  if (behind.starts_with('.')) return false;  // a file's name
  std::string const low = text::lower_case(word);
  if (low.starts_with(ours[0]) && low.size() > ours[0].size() + 1)
    return parts.find(low[ours[0].size()]) != std::string_view::npos;
  return !text::nearest_name(low, ours).empty();
}

}  // namespace

std::optional<text::Diagnostic> near_fence(MarkdownTree const& tree, text::Span info) {
  text::Span const word = word_of(tree.bytes(), info);
  if (!is_meant(tree.bytes(word), tree.bytes({word.end, info.end}))) return {};
  bool const braced = tree.bytes(info).find('{') != std::string_view::npos;
  return text::warning(
      "W-FENCE", info.begin < word.begin && braced ? text::Span{info.begin, word.end} : word,
      "this block is code, and no diagram: it does not begin with `chess`",
      braced ? "attributes are `{.chess name=value}` up to the end of the line"
             : "write `chess`, and a blank before what follows; any other word if it is meant to "
               "be code");
}

text::Diagnostics near_fences_of_colons(MarkdownTree const& tree, cmark_node* paragraph) {
  constexpr std::size_t shortest = 3;
  text::Diagnostics findings;
  auto const first = static_cast<std::size_t>(std::max(cmark_node_get_start_line(paragraph), 1));
  auto const last = static_cast<std::size_t>(std::max(cmark_node_get_end_line(paragraph), 1));
  for (std::size_t number = first; number <= std::min(last, tree.lines()); ++number) {
    text::Span const line = tree.line(number);
    std::string_view const text = tree.bytes().substr(0, line.end);
    std::size_t const begin =
        std::min(text.find_first_not_of(container_signs, line.begin), line.end);
    std::size_t const end = std::min(text.find_first_not_of(':', begin), line.end);
    text::Span const word = word_of(text, {end, line.end});
    if (end - begin < shortest || !is_meant(tree.bytes(word), tree.bytes({word.end, line.end})))
      continue;
    findings.push_back(text::warning("W-FENCE", {begin, word.end},
                                     "this block between colons is text, and no diagram",
                                     "write a fence, ```chess, or as MyST has it :::{chess}"));
  }
  return findings;
}

}  // namespace dawson::document
