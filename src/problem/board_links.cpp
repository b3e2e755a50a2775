#include "problem/board_links.hpp"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/closest_name.hpp"
#include "text/scanning.hpp"

namespace dawson::problem {
namespace {

constexpr std::string_view none = "none";

std::string fault_of(std::string_view word) {
  std::vector<std::string_view> names;
  for (BoardLinkName const& row : board_link_names) names.push_back(row.name);
  std::string_view const closest = text::closest_name(word, names);
  return fmt::format("`links` has no `{}`{}; it can be none or some of {}", word,
                     closest.empty() ? "" : fmt::format(" (closest: `{}`)", closest),
                     fmt::join(names, " "));
}

}  // namespace

BoardLinks read_board_links(std::string_view words, std::string& fault) {
  BoardLinks out;
  for (std::string_view const word : text::words_of(words, " ,;")) {
    auto const* const row = std::ranges::find(board_link_names, word, &BoardLinkName::name);
    if (row != std::end(board_link_names)) out.add(row->link);
    else if (word != none && fault.empty()) fault = fault_of(word);
  }
  return out;
}

std::string written(BoardLinks links) {
  std::string out;
  for (BoardLinkName const& row : board_link_names)
    if (links.has(row.link)) out.append(out.empty() ? "" : " ").append(row.name);
  return out.empty() ? std::string(none) : out;
}

}  // namespace dawson::problem
