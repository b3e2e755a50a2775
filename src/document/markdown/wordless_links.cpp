// cmark-gfm does not report the place of a link. So each candidate gets a mark in its address, and
// the marks in the links of the tree show which candidates are links.
#include "document/markdown/definitions.hpp"

#include <cmark-gfm.h>
#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "document/front_matter.hpp"
#include "document/markdown/tree.hpp"
#include "prose/links.hpp"

namespace dawson::document {
namespace {

using text::Span;

constexpr std::string_view opening = "[](", mark = "dawson:";

// Returns the link at `at`, judged by its bytes only.
std::optional<WordlessLink> link_at(std::string_view text, std::size_t at) {
  // On a further line this skips quote markers too.
  auto const skip_blanks = [&](std::size_t from) {
    return std::min(text.find_first_not_of(" \t\r\n>", from), text.size());
  };
  std::size_t const target = at + opening.size();
  std::size_t const end = std::min(text.find_first_of(" \t\r\n)", target), text.size());
  WordlessLink found{
      {at, end}, {target, end}, {std::string(text.substr(target, end - target)), {}, {}}};
  std::size_t close = skip_blanks(end);
  if (close < text.size() && (text[close] == '"' || text[close] == '\'')) {
    std::size_t const quote = text.find(text[close], close + 1);
    if (quote == std::string_view::npos) return {};
    found.link.title = text.substr(close + 1, quote - close - 1);
    close = skip_blanks(quote + 1);
  }
  if (close >= text.size() || text[close] != ')') return {};
  found.whole.end = close + 1;
  return found;
}

std::vector<WordlessLink> places(std::string_view text, Span within) {
  std::vector<WordlessLink> out;
  std::string_view const part = text.substr(0, within.end);
  for (std::size_t at = part.find(opening, within.begin); at != std::string_view::npos;
       at = part.find(opening, at + 1))
    if (auto found = link_at(part, at); found && prose::is_reference(found->link))
      out.push_back(std::move(*found));
  return out;
}

// Returns the number of the candidate an address belongs to; no value without a mark.
std::optional<std::size_t> marked_place(std::string_view address) {
  if (!address.starts_with(mark)) return {};
  std::size_t place = 0;
  char const* const begin = address.data() + mark.size();
  auto const [end, fault] = std::from_chars(begin, address.data() + address.size(), place);
  if (fault != std::errc() || end == begin) return {};
  return place;
}

}  // namespace

std::vector<WordlessLink> wordless_links(std::string_view bytes, Span body) {
  return places(bytes, body);
}

std::vector<WordlessLink> wordless_links(text::Source const& source) {
  std::string_view const bytes = source.bytes();
  std::size_t const start = front_matter_span(source).end;
  std::vector<WordlessLink> found = places(bytes, {start, bytes.size()});
  if (found.empty()) return found;
  std::string marked;
  std::size_t copied = 0;
  for (std::size_t i = 0; i < found.size(); ++i) {
    std::size_t const at = found[i].target.begin;
    marked += bytes.substr(copied, at - copied);
    marked += fmt::format("{}{}:", mark, i);
    copied = at;
  }
  marked += bytes.substr(copied);
  MarkdownTree const tree(marked, start);
  std::vector<bool> is_link(found.size());
  for (cmark_node* const node : nodes_of(tree.root())) {
    if (cmark_node_get_type(node) != CMARK_NODE_LINK || cmark_node_first_child(node)) continue;
    auto const place = marked_place(cmark_node_get_url(node));
    if (place && *place < found.size()) is_link[*place] = true;
  }
  std::vector<WordlessLink> out;
  for (std::size_t i = 0; i < found.size(); ++i)
    if (is_link[i]) out.push_back(std::move(found[i]));
  return out;
}

}  // namespace dawson::document
