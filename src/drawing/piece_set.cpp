#include "drawing/piece_set.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "artwork/figure.hpp"
#include "drawing/side_number.hpp"
#include "layout/figures.hpp"
#include "layout/style.hpp"
#include "text/ascii.hpp"

namespace dawson::drawing {
namespace {

using chess::Side;

constexpr std::pair<std::string_view, Side::Name> side_letters[] = {
    {"w", Side::white}, {"b", Side::black}, {"n", Side::neutral}};

}  // namespace

std::optional<PieceDrawing> piece_of_file(std::string_view file_name) {
  constexpr std::string_view suffix = ".svg";
  std::string const name = text::lower_case(file_name);
  if (!name.ends_with(suffix)) return {};
  std::string const stem = name.substr(0, name.size() - suffix.size());
  for (int number = Side::white; number < Side::numbered; ++number) {
    auto const side = static_cast<Side::Name>(number);
    std::string const word = chess::side_name(side);
    if (!stem.starts_with(word) || stem.size() <= word.size() ||
        (stem[word.size()] != '-' && stem[word.size()] != '_'))
      continue;
    std::string figure = stem.substr(word.size() + 1);
    std::ranges::replace(figure, '_', '-');
    auto const known = std::ranges::find(artwork::known_figures, figure, &artwork::Named::name);
    if (known != artwork::known_figures.end()) return PieceDrawing{std::string(known->code), side};
  }
  for (auto const& [letter, side] : side_letters)
    for (artwork::Named const& figure : artwork::known_figures)
      if (stem == fmt::format("{}{}", letter, text::lower_case(figure.code)))
        return PieceDrawing{std::string(figure.code), side};
  return {};
}

Side::Name picture_side(Side side) {
  constexpr int first_army = Side::red;
  int const number = side_number(side);
  return static_cast<Side::Name>(number < first_army
                                     ? number
                                     : first_army + (number - first_army) %
                                                        static_cast<int>(layout::further_armies));
}

std::optional<PieceDrawing> piece_of(chess::Piece const& piece) {
  auto const figure = layout::figure_of(piece);
  if (!figure) return {};
  return PieceDrawing{figure->drawn->code, picture_side(piece.side)};
}

std::vector<PieceDrawing> drawable(PieceSet const& set) {
  std::vector<PieceDrawing> all;
  for (artwork::Named const& figure : artwork::known_figures)
    for (int side = Side::white; side < Side::numbered; ++side)
      if (PieceDrawing const symbol{std::string(figure.code), static_cast<Side::Name>(side)};
          set.has(symbol))
        all.push_back(symbol);
  return all;
}

}  // namespace dawson::drawing
