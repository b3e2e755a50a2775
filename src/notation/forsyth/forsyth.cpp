#include "notation/forsyth/forsyth.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "notation/character.hpp"
#include "notation/letters.hpp"
#include "notation/placement_text.hpp"
#include "notation/support.hpp"

namespace dawson::notation {
namespace {

char sign_of(chess::Man const& man) {
  char const letter = letter_of(man.kind);
  return man.side == chess::Side(chess::Side::white) ? to_upper(letter) : letter;
}

/// Whether the notation reads the square back as it stands.
bool can_say_passant(chess::Position const& position, std::string_view square, FieldReader reader) {
  text::Diagnostics ignored;
  Record record{square, ignored, 0, position};
  if (!record.position.to_move) record.position.to_move = chess::Side::white;
  return !square.empty() && !reader({0, square.size()}, record);
}

}  // namespace

Fault read_en_passant(text::Span field, Record& record) {
  std::string_view const written = record.written(field);
  auto const fault = [&](std::size_t index, std::string message, std::string hint) {
    return fault_at(record.text, field.begin + index, "E-EP", std::move(message), std::move(hint));
  };
  std::size_t const length = written.front() == '-' ? 1 : 2;
  std::string const hint = "write - or the square behind the pawn that has just moved two squares";
  if (length == 2) {
    auto const files = record.position.board.row(0).size();
    if (written[0] < 'a' || written[0] >= static_cast<char>('a' + files))
      return fault(0, found_at(record.text, field.begin) + " is no file", hint);
    if (written.size() == 1) return fault(1, "an en passant square without a rank", hint);
    bool const white = record.position.to_move == chess::Side(chess::Side::white);
    if (written[1] != (white ? '6' : '3'))
      return fault(1,
                   fmt::format("with {} to move the en passant square is on rank {}",
                               white ? "White" : "Black", white ? 6 : 3),
                   hint);
  }
  if (written.size() > length)
    return fault(length,
                 found_at(record.text, field.begin + length) + " behind the en passant square",
                 hint);
  record.position.en_passant = std::string(written);
  return {};
}

Fault read_end(Record const& record) {
  if (record.at_end()) return {};
  bool const trailing = record.text.find_first_not_of(' ', record.at) == record.text.npos;
  return text::error("E-FIELD", {record.at, record.text.size()},
                     trailing ? "a blank behind the last field" : "more fields than the record has",
                     trailing ? "drop the blank" : "");
}

text::Result<chess::Position> read_record(RecordRules const& rules, std::string_view text,
                                          text::Diagnostics& warnings) {
  Record record{without_return(text), warnings};
  if (auto fault = read_ranks(rules, record)) return *fault;
  if (record.at_end()) return std::move(record.position);
  if (auto fault = read_turn(rules, record)) return *fault;
  if (auto fault = read_clocks(record)) return *fault;
  if (auto fault = read_end(record)) return *fault;
  return std::move(record.position);
}

bool has_game(chess::Position const& position) {
  return position.to_move || position.castling || position.en_passant || position.halfmove ||
         position.fullmove;
}

std::string turn_text(chess::Position const& position, RecordRules const& rules,
                      WriteResult& written) {
  char const mover = letter_of(position.to_move.value_or(chess::Side::white));
  if (mover == 0 || rules.movers.find(mover) == rules.movers.npos)
    written.unsupported.emplace_back("the side to move");
  auto const castling = rules.castling_text(position);
  if (!castling) written.unsupported.emplace_back("the castling rights");
  std::string const passant = position.en_passant.value_or("-");
  if (!can_say_passant(position, passant, rules.en_passant))
    written.unsupported.push_back("the en passant square " + passant);
  return fmt::format(" {} {} {}", mover, castling.value_or("-"), passant);
}

std::string clocks_text(chess::Position const& position) {
  return fmt::format(" {} {}", position.halfmove.value_or(0), position.fullmove.value_or(1));
}

std::string ranks_text(chess::Board const& board) {
  return placement_text(
      board, [](chess::Cell const& cell) { return sign_of(std::get<chess::Man>(*cell.occupant)); });
}

std::vector<std::string> unsayable_ranks(chess::Board const& board, RecordRules const& rules) {
  auto findings = unsupported_men(board, {.kinds = rules.kinds});
  bool const rectangular = board.rows() > 0 && board.rectangular();
  if (rectangular &&
      (board.rows() != 8 || std::ranges::count(rules.widths, board.row(0).size()) == 0))
    findings.push_back(fmt::format("a board of {}x{} squares", board.row(0).size(), board.rows()));
  return findings;
}

WriteResult write_record(chess::Position const& position, RecordRules const& rules) {
  WriteResult written;
  written.unsupported = unsayable_ranks(position.board, rules);
  if (!written.ok()) return written;
  std::string text = ranks_text(position.board);
  if (has_game(position)) text += turn_text(position, rules, written) + clocks_text(position);
  if (!written.ok()) return written;
  written.text = std::move(text);
  drop_operations(position, written);
  drop_sections(position, written);
  drop_shade(position, chess::Shade::dark, written);
  return written;
}

}  // namespace dawson::notation
