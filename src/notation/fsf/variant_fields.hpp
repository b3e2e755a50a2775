// The fields behind boards of variants: those of FEN, any of them left out at the end, checks to
// give or given, and the limit of a count.
#pragma once

#include <cstddef>
#include <string>

#include "notation/forsyth/forsyth.hpp"
#include "notation/write_result.hpp"

namespace dawson::notation {

struct VariantFieldRules {
  FieldReader castling;
  std::size_t passant_squares = 1;  ///< that may stand in the field for them
  bool numbers_first = false;       ///< fields may be left out before the clocks too, and counts
                                    ///< have limits
};

/// Reads what stands behind the board, up to the end: nothing, the side to move, and so on ("chess
/// variant standards, FEN"). E-STM, E-CASTLE, E-EP, E-CHECKS, E-CLOCK, E-LIMIT; E-FIELD where a
/// field is missing or one too many; W-CLOCK where the first move has the number 0.
Fault read_variant_fields(VariantFieldRules const& rules, Record& record);

/// " w KQkq - 3+3 0 1", each as the position has it; nothing where it has none of them. What cannot
/// be said is added to `written.unsupported`. `given`: checks as those given, behind the clocks.
std::string variant_fields_text(chess::Position const& position, bool given, WriteResult& written);

}  // namespace dawson::notation
