#include "problem/board_links.hpp"

#include <algorithm>

#include "text/scanning.hpp"

namespace dawson::problem {
namespace {

constexpr std::string_view none = "none";

}  // namespace

std::optional<BoardLinks> read_board_links(std::string_view words) {
  BoardLinks out;
  for (std::string_view const word : text::words_of(words, " ,;")) {
    auto const* const row = std::ranges::find(board_link_names, word, &BoardLinkName::name);
    if (row != std::end(board_link_names)) out.add(row->link);
    else if (word != none) return {};
  }
  return out;
}

std::string written(BoardLinks links) {
  std::string out;
  for (BoardLinkName const& row : board_link_names)
    if (links.has(row.link)) out.append(out.empty() ? "" : " ").append(row.name);
  return out.empty() ? std::string(none) : out;
}

std::string board_links_fault(std::string_view words) {
  std::string out = "`links` must be none or some of";
  for (BoardLinkName const& row : board_link_names) out.append(" ").append(row.name);
  return out.append(", not `").append(words).append("`");
}

}  // namespace dawson::problem
