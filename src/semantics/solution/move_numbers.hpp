// Numbers of moves, and labels of lines.
#pragma once

#include <optional>
#include <string>

#include "semantics/solution/scan.hpp"
#include "semantics/solution/walks.hpp"

namespace dawson::semantics {

struct MoveNumber {
  int value = 0;
  bool defender = false;  ///< "1...", "1.–", "1. ... Kh3"
  bool nothing = false;   ///< "1. ... !": dots in place of the half-move
};

/// Reads a number without a full stop before a blank and a half-move or dots and a half-move:
/// "1 a5", "1 ... Qd6".
std::optional<MoveNumber> read_bare_number(Scan& scan, Letters const& letters);

/// Returns the lowest move number of the part of `text` that begins at `begin`, outside of braces;
/// 0 without one.
int lowest_number(std::string_view text, std::size_t begin, Letters const& letters);

/// Reads the number at `scan`, with its full stop and dots; leaves `scan` without one.
std::optional<MoveNumber> read_move_number(Scan& scan, Letters const& letters);

/// Reads "...", "…", "–" or "-" in place of a half-move.
bool take_dots(Scan& scan);

/// Reads "II)", "ii)", "1)".
std::optional<std::string> take_line_label(Scan& scan);

/// Reads "Cook:" or "author:" before the number of a first move, or before a first move with a
/// mark; at the beginning of a line also a single word without a colon ("Cook 1.Sc3").
std::optional<std::string> take_phase_name(Scan& scan, Letters const& letters, bool begins_line);

}  // namespace dawson::semantics
