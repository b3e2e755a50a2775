#include "semantics/printing/diagram_men.hpp"

#include <algorithm>

#include "chess/fairy_pieces.hpp"
#include "notation/men/men_words.hpp"
#include "prose/prose.hpp"

namespace dawson::semantics {
namespace {

using chess::Kind;

std::pair<int, int> place(chess::Piece const& piece) {
  return {static_cast<int>(piece.kind), piece.rotation};
}

bool named(chess::Piece const& piece) {
  return piece.kind == Kind::named || piece.kind == Kind::letter;
}

}  // namespace

std::string words_of_name(prose::Inlines const& name) {
  std::string out = prose::plain(name);
  for (prose::Inline const& part : name)
    if (auto const* const raw = std::get_if<prose::Raw>(&part)) out += raw->text;
  return out;
}

DiagramPieces::DiagramPieces(problem::Problem const& problem) {
  for (problem::LegendItem const& item : problem.legend)
    for (chess::SquareContent const& occupant : item.figures) {
      auto const* const piece = std::get_if<chess::Piece>(&occupant);
      if (!piece || named(*piece)) continue;
      if (auto const* const fairy = chess::find_fairy_piece(words_of_name(item.name)))
        walks_[place(*piece)] = fairy->abbreviations.english;
    }
  for (chess::Cell const& cell : problem.position.board.cells()) {
    auto const* const piece = cell.occupant ? std::get_if<chess::Piece>(&*cell.occupant) : nullptr;
    if (!piece) continue;
    std::string const walk = walk_of(*piece);
    if (walk.empty() || figures_.contains(walk)) continue;
    chess::Piece figure = *piece;
    figure.side = chess::Side::white;
    figures_.emplace(walk, std::move(figure));
  }
}

std::string DiagramPieces::walk_of(chess::Piece const& piece) const {
  if (named(piece) || (piece.kind <= Kind::pawn && piece.rotation == 0 && walks_.empty()))
    return notation::english_walk(piece);
  if (auto const found = walks_.find(place(piece)); found != walks_.end()) return found->second;
  if (piece.rotation == 0) return notation::english_walk(piece);
  auto const* const fairy =
      chess::find_fairy_piece(chess::DefaultFigure{piece.kind, piece.rotation});
  return fairy ? std::string(fairy->abbreviations.english) : std::string();
}

std::optional<chess::Piece> DiagramPieces::figure(std::string const& walk) const {
  if (auto const found = figures_.find(walk); found != figures_.end()) return found->second;
  auto piece = notation::piece_of_walk(walk, chess::Language::english);
  if (!piece || piece->kind > Kind::pawn) return {};
  return piece;
}

}  // namespace dawson::semantics
