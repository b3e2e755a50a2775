// Common parts of the FEN family, read and written: ranks of pieces and digits, and the fields
// after them.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// A record during parsing: `text` up to byte `at` is in `position`.
struct Record {
  std::string_view text;
  text::Diagnostics& warnings;
  std::size_t at = 0;
  chess::Position position{};

  /// Returns whether the whole text is parsed.
  bool at_end() const { return at == text.size(); }
  /// Returns the text of a span.
  std::string_view written(text::Span span) const {
    return text.substr(span.begin, span.end - span.begin);
  }
};

/// The error that ends parsing, or no value.
using Fault = std::optional<text::Diagnostic>;

/// Rules for the ranks of a notation.
struct RankRules {
  std::span<chess::Kind const> kinds;  ///< kinds with a letter
  std::vector<std::size_t> widths;     ///< allowed widths of the first rank: 8, or 8 and 10
  bool pocket = false;                 ///< `~` may follow pieces, "/" or "[" the ranks
};

/// Parses eight ranks, up to a blank, the start of the pieces in hand, or the end, and shades the
/// board dark at the lower left. E-CHAR, E-ADJ, E-EMPTYROW, E-WIDTH, E-ROWS ("PGN 16.1.3.1").
Fault read_ranks(RankRules const& rules, Record& record);

/// Parses the text of one field into the position; errors are those of that field.
using FieldReader = Fault (*)(text::Span field, Record&);

/// Rules for the fields from the side to move to en passant.
struct TurnRules {
  std::string_view movers;  ///< letters for the side to move
  FieldReader castling;
  FieldReader en_passant;  ///< called last, when the side to move is known
};

/// Parses side to move, castling and en passant, each after a blank, up to a blank or the end.
/// E-STM, E-CASTLE, E-EP; E-FIELD if the record ends too early ("PGN 16.1.3.2 to 16.1.3.4").
Fault read_turn(TurnRules const& rules, Record& record);

/// Parses halfmove clock and fullmove number, each after a blank, up to a blank or the end.
/// E-CLOCK, E-FIELD, E-LIMIT ("PGN 16.1.3.5, 16.1.3.6").
Fault read_clocks(Record& record);

/// Parses "-", or a file and a rank that matches the side to move: 3 for Black, 6 for White. E-EP.
Fault read_en_passant(text::Span field, Record& record);

/// Returns E-FIELD unless the record ends here.
Fault read_end(Record const& record);

/// Parses a record of six fields, or its placement alone.
text::Result<chess::Position> read_record(RankRules const& ranks, TurnRules const& turn,
                                          std::string_view text, text::Diagnostics& warnings);

/// The abilities of a notation in the fields after the board.
struct FieldAbilities {
  std::string_view movers;
  std::optional<std::string> (*castling)(chess::Position const&);
  FieldReader
      en_passant;  ///< the notation's own reader, which rejects squares that it cannot express
};

/// Returns whether a field from the side to move to the clocks is set.
bool has_game(chess::Position const& position);

/// Returns " w KQkq -", with White and "-" for unset fields. Adds values that cannot be written to
/// `written.unsupported`.
std::string turn_text(chess::Position const& position, FieldAbilities const& support,
                      WriteResult& written);

/// Returns " 0 1", with the clocks of the first move for unset fields.
std::string clocks_text(chess::Position const& position);

/// Returns ranks of pieces and counts; the notation must be able to express every square.
std::string ranks_text(chess::Board const& board);

/// Returns the result of `unsupported_pieces`, and an entry for a board that does not have eight
/// ranks of one of `widths`.
std::vector<std::string> unsayable_ranks(chess::Board const& board, Support const& support,
                                         std::span<std::size_t const> widths);

/// Writes a record of six fields; the placement alone if no other field is set.
WriteResult write_record(chess::Position const& position, Support const& support,
                         std::span<std::size_t const> widths, FieldAbilities const& fields);

}  // namespace dawson::notation
