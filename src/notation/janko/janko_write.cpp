#include "notation/janko/janko.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "notation/janko/janko_kinds.hpp"
#include "notation/letters.hpp"
#include "notation/support.hpp"

namespace dawson::notation {
namespace {

using chess::Side;

std::string turn_text(int eighths) { return eighths == 0 ? "" : fmt::format("*{}", eighths / 2); }

std::string written(chess::Piece const& piece) {
  char const letter = letter_of(piece.kind);
  return (piece.side == Side::neutral ? "-" : "") + turn_text(piece.rotation) +
         (piece.side == Side::white ? to_upper(letter) : letter);
}

std::string written(chess::Text const& text) {
  return turn_text(text.rotation) + (text.text.size() == 1 ? "'" : "''") + text.text;
}

std::string written(std::span<chess::Cell const> row) {
  std::string text;
  std::size_t empty = 0;
  for (chess::Cell const& cell : row) {
    if (!cell.occupant) {
      ++empty;
      continue;
    }
    text += janko_count(std::exchange(empty, 0));
    text += std::visit([](auto const& occupant) { return written(occupant); }, *cell.occupant);
  }
  return text + janko_count(empty);
}

// Notations without markers have them by name: "(circle)" is none other than C.
chess::Board with_markers(chess::Board board) {
  for (chess::Cell& cell : board.cells()) {
    auto* const piece = cell.occupant ? std::get_if<chess::Piece>(&*cell.occupant) : nullptr;
    if (!piece || piece->kind != chess::Kind::named) continue;
    for (chess::Kind const kind : janko_kinds())
      if (is_marker(kind) && name_of(kind) == piece->name) {
        piece->kind = kind;
        piece->name.clear();
        break;
      }
  }
  return board;
}

}  // namespace

std::string janko_count(std::size_t squares) {
  std::string digits(squares / 9, '9');
  if (squares % 9 != 0) digits += std::to_string(squares % 9);
  return digits;
}

WriteResult write_janko(chess::Position const& position) {
  chess::Board const board = with_markers(position.board);
  WriteResult result;
  result.unsupported = unsupported_pieces(
      board, {.kinds = janko_kinds(), .neutral = true, .turns = Turns::quarters, .texts = true});
  if (!result.ok()) return result;
  for (std::size_t r = 0; r < board.rows(); ++r)
    result.text += (r == 0 ? "" : "/") + written(board.row(r));
  drop_beside_board(position, result);
  return result;
}

std::string janko_address(std::string_view placement) {
  return fmt::format("http://www.janko.at/Retros/d.php?ff={}", placement);
}

std::string janko_image(std::string_view placement) {
  return fmt::format("<img src=\"{}\">", janko_address(placement));
}

}  // namespace dawson::notation
