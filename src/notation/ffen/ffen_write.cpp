#include "notation/ffen/ffen.hpp"

#include <utility>

#include <fmt/format.h>

#include "notation/letters.hpp"
#include "notation/support.hpp"
#include "notation/turns.hpp"

namespace dawson::notation {
namespace {

using chess::Piece;
using chess::Side;

/// The name as FFEN brackets or writes it: a letter for orthodox men and for those known by one.
/// Turned men have names behind which the turn can stand.
std::string sign_of(Piece const& piece) {
  if (!piece.name.empty()) return piece.name;
  if (piece.rotation != 0) return std::string(name_of(piece.kind));
  for (chess::Kind const kind : orthodox_kinds())
    if (kind == piece.kind) return std::string(1, letter_of(kind));
  return std::string(name_of(piece.kind));
}

std::string written(Piece const& piece) {
  std::string sign = sign_of(piece);
  // Behind a single capital no turn can be told from a name: there the colour is a number.
  bool const lettered = piece.rotation != 0 && sign.size() == 1;
  if (lettered && piece.side.name <= Side::black)
    return fmt::format("({}{}{})", sign, turn_words[static_cast<std::size_t>(piece.rotation)],
                       piece.side == Side::white ? 0 : 1);
  if (piece.side == Side::white) sign[0] = to_upper(sign[0]);
  sign += turn_words[static_cast<std::size_t>(piece.rotation)];
  if (piece.side == Side::neutral) return fmt::format("({}2)", sign);
  if (piece.side.name == Side::numbered) return fmt::format("({}{})", sign, piece.side.number);
  return sign.size() == 1 ? sign : fmt::format("({})", sign);
}

std::string written(std::span<chess::Cell const> row) {
  std::string text;
  std::size_t empty = 0;
  for (chess::Cell const& cell : row) {
    bool const hole = cell.kind != chess::CellKind::plain;
    if (!hole && !cell.occupant) {
      ++empty;
      continue;
    }
    if (empty > 0) text += std::to_string(std::exchange(empty, 0));
    text += hole ? "-" : written(std::get<Piece>(*cell.occupant));
  }
  if (empty > 0) text += std::to_string(empty);
  return text;
}

std::string option_for(chess::Shade lower_left) {
  switch (lower_left) {
    case chess::Shade::light: return "{W}";
    case chess::Shade::none: return "{U}";
    case chess::Shade::dark: break;
  }
  return "";
}

}  // namespace

WriteResult write_ffen(chess::Position const& position) {
  chess::Board const& board = position.board;
  WriteResult result;
  result.unsupported = unsupported_pieces(board, {.kinds = orthodox_kinds(),
                                                  .fairy_letters = true,
                                                  .names = true,
                                                  .neutral = true,
                                                  .numbered_colours = true,
                                                  .turns = Turns::eighths,
                                                  .holes = true,
                                                  .walls = true});
  if (!result.ok()) return result;
  result.text = option_for(board.lower_left);
  for (std::size_t r = 0; r < board.rows(); ++r)
    result.text += (r == 0 ? "" : "/") + written(board.row(r));
  if (std::size_t const markers = count_markers(board); markers > 0)
    result.dropped.push_back(markers == 1
                                 ? "1 marker (written as a named piece)"
                                 : fmt::format("{} markers (written as named pieces)", markers));
  drop_walls(position, result);
  drop_turn(position, result);
  drop_clocks(position, result);
  drop_operations(position, result);
  drop_sections(position, result);
  return result;
}

}  // namespace dawson::notation
