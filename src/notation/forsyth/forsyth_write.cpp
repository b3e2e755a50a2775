#include "notation/forsyth/forsyth_write.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "notation/letters.hpp"

namespace dawson::notation {
namespace {

char sign_of(chess::Piece const& piece) {
  char const letter = letter_of(piece.kind);
  return piece.side == chess::Side(chess::Side::white) ? to_upper(letter) : letter;
}

/// Whether the notation reads the square back as it stands.
bool can_say_passant(chess::Position const& position, std::string_view square, FieldReader reader) {
  text::Diagnostics ignored;
  Record record{square, ignored, 0, position};
  if (!record.position.to_move) record.position.to_move = chess::Side::white;
  return !square.empty() && !reader({0, square.size()}, record);
}

}  // namespace

bool has_game(chess::Position const& position) {
  return position.to_move || position.castling || position.en_passant || position.halfmove ||
         position.fullmove;
}

std::string turn_text(chess::Position const& position, FieldAbilities const& support,
                      WriteResult& written) {
  char const mover = letter_of(position.to_move.value_or(chess::Side::white));
  if (mover == 0 || support.movers.find(mover) == support.movers.npos)
    written.unsupported.emplace_back("the side to move");
  auto const castling = support.castling(position);
  if (!castling) written.unsupported.emplace_back("the castling rights");
  std::string const passant = position.en_passant.value_or("-");
  if (!can_say_passant(position, passant, support.en_passant))
    written.unsupported.push_back("the en passant square " + passant);
  return fmt::format(" {} {} {}", mover, castling.value_or("-"), passant);
}

std::string clocks_text(chess::Position const& position) {
  return fmt::format(" {} {}", position.halfmove.value_or(0), position.fullmove.value_or(1));
}

std::string ranks_text(chess::Board const& board) {
  std::string text;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    if (r > 0) text += '/';
    std::size_t empty = 0;
    for (chess::Cell const& cell : board.row(r)) {
      if (!cell.occupant) {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(std::exchange(empty, 0));
      text += sign_of(std::get<chess::Piece>(*cell.occupant));
    }
    if (empty > 0) text += std::to_string(empty);
  }
  return text;
}

std::vector<std::string> unsayable_ranks(chess::Board const& board, Support const& support,
                                         std::span<std::size_t const> widths) {
  auto findings = unsupported_pieces(board, support);
  bool const rectangular = board.rows() > 0 && board.rectangular();
  if (rectangular && (board.rows() != 8 || std::ranges::count(widths, board.row(0).size()) == 0))
    findings.push_back(fmt::format("a board of {}x{} squares", board.row(0).size(), board.rows()));
  return findings;
}

WriteResult write_record(chess::Position const& position, Support const& support,
                         std::span<std::size_t const> widths, FieldAbilities const& fields) {
  WriteResult written;
  written.unsupported = unsayable_ranks(position.board, support, widths);
  if (!written.ok()) return written;
  std::string text = ranks_text(position.board);
  if (has_game(position)) text += turn_text(position, fields, written) + clocks_text(position);
  if (!written.ok()) return written;
  written.text = std::move(text);
  drop_beside_game(position, written);
  return written;
}

}  // namespace dawson::notation
