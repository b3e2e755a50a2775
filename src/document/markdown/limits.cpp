#include "document/markdown/limits.hpp"

#include <cmark-gfm.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>

#include "document/markdown/link_definitions.hpp"
#include "text/span.hpp"

namespace dawson::document {
namespace {

using text::Span;

// Calls `take(line, where it begins)` for each line without the signs of quotes before it.
template <class Take>
void for_each_line(std::string_view text, Take take) {
  std::size_t carriage_return = text.find('\r');  // the next one: most texts have none
  for (std::size_t begin = 0; begin < text.size();) {
    if (carriage_return < begin) carriage_return = text.find('\r', begin);
    std::size_t const end = std::min({text.find('\n', begin), carriage_return, text.size()});
    std::string_view const line = text.substr(begin, end - begin);
    std::size_t const first = std::min(line.find_first_not_of(container_signs), line.size());
    take(line.substr(first), begin + first);
    begin = end + 1;
  }
}

// The columns of a line such as `|---|:-:|`; 0 for any other.
std::size_t columns_of_rule(std::string_view line) {
  bool const rule = line.find('-') != std::string_view::npos &&
                    line.find_first_not_of("|:- \t") == std::string_view::npos;
  return rule ? static_cast<std::size_t>(std::ranges::count(line, '|')) + 1 : 0;
}

std::optional<text::Diagnostic> too_many_cells(std::string_view text, std::size_t most) {
  std::size_t columns = 0, cells = 0;
  Span rule;
  std::optional<text::Diagnostic> fault;
  for_each_line(text, [&](std::string_view line, std::size_t begin) {
    std::size_t const of_rule = columns_of_rule(line);
    // A rule of one column underlines a heading, or parts a page, more often than it heads a table.
    if (of_rule > std::max<std::size_t>(columns, 1)) {
      columns = of_rule;
      rule = {begin, begin + line.size()};
    } else if (line.empty()) {
      columns = 0;
    }
    cells += columns;
    if (cells > most && !fault)
      fault = text::error("E-LIMIT", rule, fmt::format("tables with more than {} cells", most),
                          text::limit_hint("cells"));
  });
  return fault;
}

// cmark-gfm looks through all cells of a line for each of them, where a rule such as `|-|` stands
// in the same paragraph or table.
std::optional<text::Diagnostic> too_many_columns(std::string_view text) {
  constexpr std::size_t most = 1000;
  std::optional<Span> widest;
  bool has_rule = false;
  std::optional<text::Diagnostic> fault;
  for_each_line(text, [&](std::string_view line, std::size_t begin) {
    if (line.find_first_not_of(" \t") == line.npos) {
      widest.reset();
      has_rule = false;
      return;
    }
    has_rule = has_rule || columns_of_rule(line) > 0;
    if (!widest && line.size() > most && std::ranges::count(line, '|') > std::ptrdiff_t{most})
      widest = Span{begin, begin + line.size()};
    if (has_rule && widest && !fault)
      fault =
          text::error("E-LIMIT", *widest, fmt::format("table row has more than {} columns", most),
                      "split the table");
  });
  return fault;
}

// The label that ends at the bracket `end`; empty without an opening one near it.
std::string_view label_ending(std::string_view text, std::size_t end) {
  constexpr std::size_t longest = 1000;  // CommonMark's 999 characters
  std::size_t const least = end > longest ? end - longest : 0;
  std::size_t const begin = text.find_last_of("[]", end - 1);
  return end > 0 && begin != std::string_view::npos && begin >= least && text[begin] == '['
             ? text.substr(begin + 1, end - begin - 1)
             : std::string_view();
}

std::optional<text::Diagnostic> too_much_repeated(std::string_view text, std::size_t most) {
  std::map<std::string, Span> definitions;
  for_each_line(text, [&](std::string_view line, std::size_t begin) {
    std::size_t const end = line.starts_with('[') ? line.find("]:") : std::string_view::npos;
    if (end == std::string_view::npos || line.starts_with("[^")) return;
    // The address may stand on the next line, the title on the one after it.
    std::size_t behind = begin + line.size();
    for (int more = 0; more < 2 && behind < text.size(); ++more)
      behind = std::min(text.find('\n', behind + 1), text.size());
    definitions.try_emplace(as_label(line.substr(1, end - 1)), Span{begin, behind});
  });
  if (definitions.empty()) return {};
  std::size_t bytes = 0;
  for (std::size_t at = text.find(']'); at != std::string_view::npos; at = text.find(']', at + 1)) {
    auto const known = definitions.find(as_label(label_ending(text, at)));
    if (known == definitions.end()) continue;
    bytes += known->second.end - known->second.begin;
    if (bytes <= most) continue;
    Span const line{known->second.begin,
                    std::min(text.find_first_of("\r\n", known->second.begin), known->second.end)};
    return text::error("E-LIMIT", line,
                       fmt::format("reference links repeat more than {} bytes", most),
                       text::limit_hint("expansion"));
  }
  return {};
}

bool nests(cmark_node* node) {
  auto const type = cmark_node_get_type(node);
  return type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_LIST || type == CMARK_NODE_EMPH ||
         type == CMARK_NODE_STRONG || type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE ||
         std::string_view(cmark_node_get_type_string(node)) == "strikethrough";
}

}  // namespace

std::optional<text::Diagnostic> over_limits(std::string_view markdown, text::Limits const& limits) {
  if (auto fault = too_many_cells(markdown, limits.cells)) return fault;
  if (auto fault = too_many_columns(markdown)) return fault;
  return too_much_repeated(markdown, limits.expansion);
}

cmark_node* deeper_than(std::size_t most, cmark_node* root) {
  std::size_t depth = 0;
  cmark_node* found = nullptr;
  cmark_iter* const iterator = cmark_iter_new(root);
  for (auto event = cmark_iter_next(iterator); event != CMARK_EVENT_DONE && !found;
       event = cmark_iter_next(iterator)) {
    cmark_node* const node = cmark_iter_get_node(iterator);
    if (!nests(node)) continue;
    if (event == CMARK_EVENT_EXIT) --depth;
    else if (++depth > most) found = node;
  }
  cmark_iter_free(iterator);
  return found;
}

}  // namespace dawson::document
