// What the members of the FEN family have in common: ranks of men and digits, and the fields
// behind them. Each member says in a few values how it differs.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "text/result.hpp"

namespace dawson::notation {

/// A record while it is read: `text` up to byte `at` is in `position`.
struct Record {
  std::string_view text;
  text::Diagnostics& warnings;
  std::size_t at = 0;
  chess::Position position{};

  bool at_end() const { return at == text.size(); }
  std::string_view written(text::Span span) const {
    return text.substr(span.begin, span.end - span.begin);
  }
};

/// Nothing, or why the record cannot be read on.
using Fault = std::optional<text::Diagnostic>;

struct RankRules {
  std::span<chess::Kind const> kinds;  ///< of which there is a letter
  std::vector<std::size_t> widths;     ///< that the first rank may have: 8, or 8 and 10
  bool pocket = false;                 ///< `~` may stand behind men, "/" or "[" behind the ranks
};

/// Reads eight ranks, up to a blank, what opens the pocket, or the end, and shades the board dark
/// at the lower left. E-CHAR, E-ADJ, E-EMPTYROW, E-WIDTH, E-ROWS ("PGN 16.1.3.1").
Fault read_ranks(RankRules const& rules, Record& record);

/// Reads the text of one field into the position; faults are those of that field.
using FieldReader = Fault (*)(text::Span field, Record&);

struct TurnRules {
  std::string_view movers;  ///< letters for the side to move
  FieldReader castling;
  FieldReader en_passant;  ///< called last, when the side to move is known
};

/// Reads side to move, castling and en passant, each behind a blank, up to a blank or the end.
/// E-STM, E-CASTLE, E-EP; E-FIELD where the record ends too soon ("PGN 16.1.3.2 to 16.1.3.4").
Fault read_turn(TurnRules const& rules, Record& record);

/// Reads halfmove clock and fullmove number, each behind a blank, up to a blank or the end.
/// E-CLOCK, E-FIELD, E-LIMIT ("PGN 16.1.3.5, 16.1.3.6").
Fault read_clocks(Record& record);

/// Reads "-", or a file and a rank that goes with the side to move: 3 with Black, 6 with White.
Fault read_en_passant(text::Span field, Record& record);

/// E-FIELD unless the record ends here.
Fault read_end(Record const& record);

/// Reads a record of six fields, or its placement alone.
text::Result<chess::Position> read_record(RankRules const& ranks, TurnRules const& turn,
                                          std::string_view text, text::Diagnostics& warnings);

}  // namespace dawson::notation
