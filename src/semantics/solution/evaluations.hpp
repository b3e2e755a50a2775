// What annotators say of a position behind a half-move: evaluations, and how play ends.
#pragma once

#include <optional>
#include <string_view>

#include "semantics/solution/scan.hpp"
#include "text/diagnostic.hpp"

namespace dawson::semantics {

/// How print has the sign of PGN's number ("$3", PGN 10): marks, "=", "+\u2212" ...; empty where it
/// has none.
std::string_view sign_of_glyph(int number);

struct Evaluation {
  std::string_view sign;  ///< as print has it: "+\u2212" of "+-", "\u00B1" of "+/-"
  text::Span where;       ///< as written, without the blanks before it
};

/// The evaluation that stands at `scan` or behind blanks there; `scan` is behind it then. "=" alone
/// is none.
std::optional<Evaluation> take_evaluation(Scan& scan);

struct Ending {
  bool result = false;  ///< "1-0", "*"; else words, "wins"
  text::Span where;
};

/// "wins", "und gewinnt", "etc.", "1-0", "*" at `scan`, where a line, a variation or a phase ends
/// with it; `scan` is behind it then.
std::optional<Ending> take_ending(Scan& scan);

/// Whether `words` are a result and nothing else.
bool is_result(std::string_view words);

}  // namespace dawson::semantics
