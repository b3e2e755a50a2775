#include "notation/x2fen/x2fen_fields.hpp"

#include <algorithm>

#include "notation/character.hpp"
#include "notation/letters.hpp"
#include "notation/placement.hpp"

namespace dawson::notation {

std::span<chess::Kind const> x2fen_kinds() {
  using chess::Kind;
  static constexpr Kind kinds[] = {Kind::king,       Kind::queen,      Kind::rook,
                                   Kind::bishop,     Kind::knight,     Kind::pawn,
                                   Kind::archbishop, Kind::chancellor, Kind::robot};
  return kinds;
}

Fault read_x2fen_passant(text::Span field, Record& record) {
  std::string_view const written = record.written(field);
  std::size_t good = 1;
  if (is_lower(written[0])) {
    bool const zero = written.size() > 1 && written[1] == '0';
    good = zero ? 1 : std::min(written.find_first_not_of("0123456789", 1), written.size());
    if (number_of_squares(written.substr(1, good - 1)) > square_limit)
      return text::error("E-LIMIT", {field.begin + 1, field.end}, "rank is too high",
                         "write a lower rank");
  } else if (written[0] != '-') {
    good = 0;
  }
  bool const square_cut_short = good == 1 && is_lower(written[0]);
  if (good < written.size() || square_cut_short)
    return fault_at(record.text, field.begin + good, "E-EP",
                    square_cut_short ? "en passant square has no rank"
                                     : found_at(record.text, field.begin + good) +
                                           " is not allowed in an en passant square",
                    "write `-`, or a file and a rank, such as `e3`");
  record.position.en_passant = std::string(written);
  return {};
}

}  // namespace dawson::notation
