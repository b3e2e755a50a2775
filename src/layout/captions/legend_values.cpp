#include <algorithm>
#include <set>
#include <utility>

#include "chess/fairy_men.hpp"
#include "chess/square.hpp"
#include "layout/captions/values.hpp"

namespace dawson::layout {
namespace {

using chess::Occupant;
using problem::Problem;

// Every occupied square of a board, by file, then rank.
std::vector<std::pair<chess::Square, Occupant const*>> occupied(chess::Board const& board) {
  std::vector<std::pair<chess::Square, Occupant const*>> squares;
  for (chess::Cell const& cell : board.cells())
    if (cell.occupant) squares.emplace_back(chess::square_of(board, cell), &*cell.occupant);
  std::ranges::sort(squares, {},
                    [](auto const& one) { return std::pair(one.first.file, one.first.rank); });
  return squares;
}

// A man that is known by name only, and that the author's legend does not explain, explains
// itself: in the order of the board.
void add_named_men(Problem const& problem, chess::Language language,
                   std::vector<LegendValue>& items) {
  std::set<std::string> known;
  for (LegendValue const& item : items)
    for (Occupant const& figure : item.figures)
      if (auto const* man = std::get_if<chess::Man>(&figure)) known.insert(man->name);
  chess::for_each_man(problem.position, [&](chess::Man const& man) {
    if (man.kind == chess::Kind::named && known.insert(man.name).second)
      items.push_back(
          {{man}, {prose::Text{std::string(chess::fairy_name(man.name, language))}}, {}});
  });
}

}  // namespace

std::vector<LegendValue> legend_values(Problem const& problem, ValueStyle const& style) {
  std::vector<LegendValue> items;
  for (problem::LegendItem const& item : problem.legend)
    items.push_back({item.figures,
                     style.quotes_by_language ? with_quotes(item.name, style.language) : item.name,
                     {}});
  add_named_men(problem, style.language, items);
  if (items.empty()) return items;
  auto const men = occupied(problem.position.board);
  for (LegendValue& item : items)
    for (auto const& [square, man] : men)
      if (std::ranges::find(item.figures, *man) != item.figures.end())
        item.squares += (item.squares.empty() ? "" : ", ") + chess::square_name(square);
  return items;
}

}  // namespace dawson::layout
