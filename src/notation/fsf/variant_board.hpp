// Boards of variants, with pieces in hand as letters after them, and the fields after a board.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/fsf/variants.hpp"
#include "notation/write_result.hpp"
#include "text/diagnostic.hpp"

namespace dawson::notation {

/// The characters that a board may use.
enum class BoardSigns {
  all,
  shogi,  ///< letters, `+` and numbers only
};

/// Parses the board, and with all signs the pieces in hand, at the beginning of `text` into
/// `position`, up to the blank before the fields or the end, and returns that offset. Throws the
/// first error from the left as a `text::Diagnostic`: E-CHAR, E-ZERO, E-LIMIT, E-WIDTH, E-ROWS,
/// E-EMPTYROW, E-MAN, E-UNCLOSED, E-AMBIGUOUS. `warnings` receives W-RUN.
std::size_t read_variant_board(std::string_view text, Letters const& letters, BoardSigns signs,
                               chess::Position& position, text::Diagnostics& warnings);

/// Returns the ranks as text; contents that they cannot express are added to `written.unsupported`.
std::string variant_board_text(chess::Board const& board, Letters const& letters, BoardSigns signs,
                               WriteResult& written);

/// Pieces in hand, counted by letter; White's letters are upper case.
class HandLetters {
 public:
  HandLetters() = default;
  /// Counts the pieces in hand of a position; pieces without a letter are added to
  /// `written.unsupported`.
  HandLetters(std::vector<chess::Pocket> const& hands, Letters const& letters,
              WriteResult& written);

  /// Adds `count` pieces of an ASCII letter.
  void add(char letter, unsigned count) { counts_[static_cast<unsigned char>(letter)] += count; }

  /// Returns the pieces of the letters, in the order of `Position::hands`.
  std::vector<chess::Pocket> held(Letters const& letters) const;

  /// Returns "QNPPqnp", in the order of `Position::hands`: White's before Black's, each in the
  /// order K Q R B N P and then alphabetically.
  std::string text() const;

  /// Returns "R2Pb": counts before the letters, in the order of the upper-case letters of `order`.
  std::string counted_text(std::string_view order) const;

 private:
  std::array<unsigned, 128> counts_{};
};

/// Rules for the fields after the board.
struct VariantFieldRules {
  FieldReader castling;
  std::size_t passant_squares = 1;  ///< maximum number of squares in the field of en passant
  bool numbers_first =
      false;  ///< fields before the clocks may also be missing, and counts have limits
};

/// Parses the fields after the board, up to the end: none, the side to move, and so on ("chess
/// variant standards, FEN"). E-STM, E-CASTLE, E-EP, E-CHECKS, E-CLOCK, E-LIMIT; E-FIELD for a
/// missing or additional field; W-CLOCK if the first move has the number 0.
Fault read_variant_fields(VariantFieldRules const& rules, Record& record);

/// Returns " w KQkq - 3+3 0 1" with the fields of the position; empty if it has none. Values that
/// cannot be written are added to `written.unsupported`. `given`: checks are written as checks
/// given, after the clocks.
std::string variant_fields_text(chess::Position const& position, bool given, WriteResult& written);

}  // namespace dawson::notation
