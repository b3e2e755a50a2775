#include "backend/latex/tikz_pieces.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "artwork/figure.hpp"
#include "text/ascii.hpp"

namespace dawson::backend {

std::string TikzPieces::file() const { return fmt::format("dawson-pieces-{}.pdf", name); }

std::optional<std::size_t> TikzPieces::page(drawing::PieceDrawing const& symbol) const {
  auto const found = std::ranges::find(pages, symbol);
  if (found == pages.end()) return {};
  return static_cast<std::size_t>(found - pages.begin()) + 1;
}

std::string tikz_pieces_name(std::string_view folder) {
  std::string name;
  for (char c : folder) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    if (text::is_lower(c) || text::is_digit(c)) name += c;
  }
  return name.empty() ? "own" : name;
}

// For each figure, in the order of dawson-men.tex, the sides that have a page, as the sum of 1 for
// white, 2 for black, 4 for neutral and so on; so LaTeX counts the pages itself.
std::string tikz_with_pieces(TikzPieces const& pieces, std::string const& code) {
  std::string sides;
  std::size_t last = 0;  // figures without pages at the end are left out
  for (artwork::Named const& figure : artwork::known_figures) {
    unsigned sum = 0;
    for (drawing::PieceDrawing const& symbol : pieces.pages)
      if (symbol.code == figure.code) sum |= 1U << static_cast<unsigned>(symbol.side);
    sides += (sides.empty() ? "" : ",") + std::to_string(sum);
    if (sum != 0) last = sides.size();
  }
  return fmt::format("\\DawsonPieces{{{}}}{{{}}}{{{}}}", pieces.name, sides.substr(0, last), code);
}

}  // namespace dawson::backend
