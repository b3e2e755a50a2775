// What counts in solutions: numbers of moves, labels of lines.
#pragma once

#include <optional>
#include <string>

#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

struct MoveNumber {
  int value = 0;
  bool defender = false;  ///< "1...", "1.–", "1. ... Kh3"
  bool nothing = false;   ///< "1. ... !": dots stand for the half-move
};

/// A number at `scan`, with its full stop and dots; `scan` stays where there is none.
std::optional<MoveNumber> read_move_number(Scan& scan, Letters const& letters);

/// "...", "…", "–", "-", as they stand for a half-move.
bool take_dots(Scan& scan);

/// "II)", "ii)", "1)".
std::optional<std::string> take_line_label(Scan& scan);

/// "Cook:", "author:" before the number of a first move, or before one that a mark tells; of a line
/// that it begins, a single word without a colon too ("Cook 1.Sc3").
std::optional<std::string> take_phase_name(Scan& scan, Letters const& letters, bool begins_line);

}  // namespace dawson::semantics
