// Evaluations after a half-move, and the words that end a line of play.
#pragma once

#include <optional>
#include <string_view>

#include "semantics/solution/scan.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// Returns the printed sign of a PGN number ("$3", PGN 10): marks, "=", "+\u2212" ...; empty
/// without one.
std::string_view sign_of_glyph(int number);

struct Evaluation {
  std::string_view sign;  ///< as printed: "+\u2212" for "+-", "\u00B1" for "+/-"
  text::Span where;       ///< as written, without the blanks before it
};

/// Reads the evaluation at `scan` or after blanks there, and moves `scan` after it. "=" alone is
/// none.
std::optional<Evaluation> take_evaluation(Scan& scan);

struct Ending {
  bool result = false;  ///< "1-0", "*"; otherwise words, "wins"
  text::Span where;
};

/// Reads "wins", "und gewinnt", "etc.", "1-0" or "*" at the end of a line, a variation or a phase,
/// and moves `scan` after it.
std::optional<Ending> take_ending(Scan& scan);

/// Returns true if `words` are a result and nothing else.
bool is_result(std::string_view words);

}  // namespace dawson::semantics
