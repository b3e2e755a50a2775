#include "terms/twins/naming.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "terms/twins/play.hpp"

namespace dawson::terms {
namespace {

using chess::Kind;

std::string name_of(chess::Piece const& piece) {
  if (piece.kind == Kind::named && !piece.name.empty()) return piece.name;
  std::string const name(piece.kind <= Kind::pawn     ? chess::kind_name(piece.kind)
                         : piece.kind == Kind::circle ? "imitator (a circle)"
                                                      : "piece");
  return piece.rotation == 0 ? name : "rotated " + name;
}

std::string_view name_of(chess::Side side) {
  if (side == chess::Side::white) return "white ";
  if (side == chess::Side::black) return "black ";
  if (side == chess::Side::neutral) return "neutral ";
  return "";
}

}  // namespace

std::string description_of(chess::NamedPiece const& piece) {
  return fmt::format("{}{}", piece.side ? name_of(*piece.side) : "",
                     piece.pieces.empty() ? "piece" : name_of(piece.pieces.front()));
}

std::string description_of(chess::SquareContent const& occupant) {
  auto const* piece = std::get_if<chess::Piece>(&occupant);
  return piece ? fmt::format("{}{}", name_of(piece->side), name_of(*piece)) : "text";
}

std::vector<chess::Square> places_of(chess::NamedPiece const& piece, chess::Board const& board) {
  std::vector<chess::Square> places;
  for (std::size_t rank = 0; rank < board.rows(); ++rank) {
    auto const row = board.row(board.rows() - 1 - rank);
    for (std::size_t file = 0; file < row.size(); ++file)
      if (row[file].occupant && fits(*row[file].occupant, piece))
        places.push_back({static_cast<int>(file), static_cast<int>(rank)});
  }
  return places;
}

std::string hint_of(chess::NamedPiece const& piece, chess::Board const& board) {
  constexpr std::size_t named = 8;
  if (piece.pieces.empty() && !piece.side) return "name the square of the piece";
  auto const places = places_of(piece, board);
  if (places.empty()) return "name a piece that is on the board";
  std::string list;
  for (std::size_t i = 0; i < std::min(places.size(), named); ++i)
    list += (i == 0 ? "" : ", ") + chess::square_name(places[i]);
  if (places.size() > named) list += fmt::format(" and {} more squares", places.size() - named);
  return fmt::format("name a square with a {}: {}", description_of(piece), list);
}

}  // namespace dawson::terms
