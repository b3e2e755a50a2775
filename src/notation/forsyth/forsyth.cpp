#include "notation/forsyth/forsyth.hpp"

#include <fmt/format.h>

#include "notation/character.hpp"

namespace dawson::notation {

Fault read_en_passant(text::Span field, Record& record) {
  std::string_view const written = record.written(field);
  auto const fault = [&](std::size_t index, std::string message, std::string hint) {
    return fault_at(record.text, field.begin + index, "E-EP", std::move(message), std::move(hint));
  };
  std::size_t const length = written.front() == '-' ? 1 : 2;
  std::string const hint = "write `-` or the square that the pawn has just passed over";
  if (length == 2) {
    auto const files = record.position.board.row(0).size();
    if (written[0] < 'a' || written[0] >= static_cast<char>('a' + files))
      return fault(0, found_at(record.text, field.begin) + " is not a file of the board", hint);
    if (written.size() == 1) return fault(1, "en passant square has no rank", hint);
    bool const white = record.position.to_move == chess::Side(chess::Side::white);
    if (written[1] != (white ? '6' : '3'))
      return fault(1,
                   fmt::format("with {} to move, the en passant square must be on rank {}",
                               white ? "White" : "Black", white ? 6 : 3),
                   hint);
  }
  if (written.size() > length)
    return fault(
        length, found_at(record.text, field.begin + length) + " after the en passant square", hint);
  record.position.en_passant = std::string(written);
  return {};
}

Fault read_end(Record const& record) {
  if (record.at_end()) return {};
  bool const trailing = record.text.find_first_not_of(' ', record.at) == record.text.npos;
  return text::error("E-FIELD", {record.at, record.text.size()},
                     trailing ? "blank after the last field" : "too many fields in the record",
                     trailing
                         ? "remove the blank"
                         : "write the rest in separate fields of the directive; for operations "
                           "use the notation `epd`, which has no clocks");
}

text::Result<chess::Position> read_record(RankRules const& ranks, TurnRules const& turn,
                                          std::string_view text, text::Diagnostics& warnings) {
  Record record{without_return(text), warnings};
  if (auto fault = read_ranks(ranks, record)) return *fault;
  if (record.at_end()) return std::move(record.position);
  if (auto fault = read_turn(turn, record)) return *fault;
  if (auto fault = read_clocks(record)) return *fault;
  if (auto fault = read_end(record)) return *fault;
  return std::move(record.position);
}

}  // namespace dawson::notation
