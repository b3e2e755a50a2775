// The fields after boards of variants: those of FEN, any number of which can be missing at the end,
// checks to give or given, and the limit of a count.
#pragma once

#include <cstddef>
#include <string>

#include "notation/forsyth/forsyth.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {

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
