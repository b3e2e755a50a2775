// Twins: several problems from one diagram, each by changes of the position or the task.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/man.hpp"
#include "chess/square.hpp"
#include "text/diagnostic.hpp"

namespace dawson::chess {

/// A man as a change names him. What is not written is empty: "wK" has no square, "g5" nothing but
/// a square.
struct NamedMan {
  std::optional<Side> side;
  std::optional<Side> other_side;  ///< that the letter can mean too: French n is noir and neutre
  std::vector<Man> men;  ///< what the letters can mean, the likeliest first; their side is not read
  std::vector<std::string> attributes;  ///< Popeye's, English: "Royal"
  std::optional<Square> square;
  text::Span where;  ///< bytes of the text read
};

enum class ChangeKind : std::uint8_t {
  move,        ///< a man, and the square that he goes to
  exchange,    ///< two men
  remove,      ///< men
  add,         ///< men, each in the place of what stands there
  replace,     ///< a man who stands for another: the same, in other words
  substitute,  ///< two kinds of men, without squares
  rotate,
  mirror,
  shift,  ///< two squares: the way from the first to the second
  polish_type,
  conditions,
  stipulation,
};

/// Popeye's names of the four, by two squares that change places.
enum class Reflection : std::uint8_t { a1_h1, a1_a8, a1_h8, a8_h1 };

struct TwinChange {
  ChangeKind kind = ChangeKind::move;
  std::vector<NamedMan> men;
  int angle = 0;  ///< of `rotate`: 90, 180 or 270 degrees, counterclockwise
  Reflection reflection = Reflection::a1_h1;
  bool may_replace = false;  ///< `add` takes the place of who stands there: Popeye's word for it
  std::vector<std::string> texts;  ///< the conditions, or the stipulation
  text::Span where;
};

struct Twin {
  std::string label;            ///< "a", "z1"
  std::string text;             ///< as written, without the label: "wK->g5"
  bool continued = false;       ///< changes the twin before it, not the diagram
  bool says_continued = false;  ///< in a word, not by the plus of its label
  bool zeroposition = false;    ///< the diagram itself is no problem
  std::vector<TwinChange> changes;
  std::optional<text::Diagnostic> fault;  ///< why `text` is not understood
  text::Span where;                       ///< of label and text
};

}  // namespace dawson::chess
