// Twins: several problems from one diagram.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "chess/man.hpp"
#include "chess/square.hpp"
#include "text/span.hpp"

namespace dawson::chess {

/// A man moved to another square: "wK->g5" (by colour and man, from anywhere) or "Ie5->c5" (by
/// letter and square; I is the imitator, a circle on the board).
struct Shift {
  std::optional<Side> side;
  std::optional<Kind> kind;  ///< empty: a letter that names a fairy man
  std::optional<Square> from;
  Square to;
  text::Span from_where;  ///< the man with its square; bytes of the text read
  text::Span to_where;
};

struct Twin {
  std::string label;          ///< "a"
  std::string text;           ///< as written, without the label: "wK->g5"
  bool diagram = false;       ///< the position as printed
  std::vector<Shift> shifts;  ///< empty where the text is not understood
};

}  // namespace dawson::chess
