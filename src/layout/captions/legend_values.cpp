#include <algorithm>
#include <set>
#include <utility>

#include "chess/fairy_men.hpp"
#include "chess/square.hpp"
#include "layout/captions/values.hpp"

namespace dawson::layout {
namespace {

using chess::SquareContent;
using problem::Problem;

// Every occupied square of a board, by file, then rank.
std::vector<std::pair<chess::Square, SquareContent const*>> occupied(chess::Board const& board) {
  std::vector<std::pair<chess::Square, SquareContent const*>> squares;
  for (chess::Cell const& cell : board.cells())
    if (cell.occupant) squares.emplace_back(chess::square_of(board, cell), &*cell.occupant);
  std::ranges::sort(squares, {},
                    [](auto const& one) { return std::pair(one.first.file, one.first.rank); });
  return squares;
}

// A man that is known by name only, and that the author's legend does not explain, explains
// itself: in the order of the board.
void add_named_pieces(Problem const& problem, chess::Language language,
                      std::vector<LegendValue>& items) {
  std::set<std::string> known;
  for (LegendValue const& item : items)
    for (SquareContent const& figure : item.figures)
      if (auto const* piece = std::get_if<chess::Piece>(&figure)) known.insert(piece->name);
  chess::for_each_piece(problem.position, [&](chess::Piece const& piece) {
    if (piece.kind == chess::Kind::named && known.insert(piece.name).second)
      items.push_back(
          {{piece}, {prose::Text{std::string(chess::fairy_name(piece.name, language))}}, {}});
  });
}

}  // namespace

std::vector<LegendValue> legend_values(Problem const& problem, ValueStyle const& style) {
  std::vector<LegendValue> items;
  for (problem::LegendItem const& item : problem.legend)
    items.push_back({item.figures,
                     style.quotes_by_language ? with_quotes(item.name, style.language) : item.name,
                     {}});
  add_named_pieces(problem, style.language, items);
  if (items.empty()) return items;
  auto const pieces = occupied(problem.position.board);
  for (LegendValue& item : items)
    for (auto const& [square, piece] : pieces)
      if (std::ranges::find(item.figures, *piece) != item.figures.end())
        item.squares += (item.squares.empty() ? "" : ", ") + chess::square_name(square);
  return items;
}

}  // namespace dawson::layout
