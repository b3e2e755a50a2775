// The task of a problem as values: stipulations, and twins, which change the position or the task.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/board.hpp"
#include "chess/piece.hpp"
#include "text/diagnostic.hpp"

namespace dawson::chess {

/// A stipulation that Dawson understands. Moves are counted in half moves: #3 has 6, h#2.5 has 5.
struct Task {
  std::string play;  ///< "" direct, "h", "s", "r", "semi-r", "hs", "hr", after an optional "ser-",
                     ///< "pser-" ...
  std::string goal;  ///< Popeye's sign: "#", "=", "==", "+", "zg7" ...
  int half_moves = 0;  ///< 0: no length given ("+" of a study)

  friend bool operator==(Task const&, Task const&) = default;
};

/// Additions to a stipulation.
enum class TaskMark : std::uint8_t {
  set_play,       ///< "*"
  one_try,        ///< "v"
  some_tries,     ///< "vv"
  white_to_play,  ///< help play in which White begins instead of Black
  duplex,
  half_duplex,
  quodlibet,
  post_key_play,
};

/// A stipulation: the author's text and its meaning; free-form text has no task.
struct Stipulation {
  std::string text;
  std::optional<Task> task;
  std::vector<TaskMark> marks{};
  std::string intended{};  ///< number of intended solutions: "2", "2.1.1.1"; empty: not given

  friend bool operator==(Stipulation const&, Stipulation const&) = default;
};

/// A piece as a twin's change names it. Parts that are not written are empty: "wK" has no square,
/// "g5" has only a square.
struct NamedPiece {
  std::optional<Side> side;
  std::optional<Side> other_side;  ///< second meaning of the letter: French n is noir and neutre
  std::vector<Piece>
      pieces;  ///< possible pieces of the letters, the most likely first; their side is unused
  std::vector<std::string> attributes;  ///< Popeye's, English: "Royal"
  std::optional<Square> square;
  text::Span where;  ///< bytes of the text read
};

/// Kind of change; each lists the contents of `TwinChange::pieces`.
enum class ChangeKind : std::uint8_t {
  move,        ///< a piece, and its new square
  exchange,    ///< two pieces
  remove,      ///< pieces
  add,         ///< pieces; each replaces the content of its square
  replace,     ///< a piece that replaces another: `add` in other words
  substitute,  ///< two kinds of pieces, without squares
  rotate,
  mirror,
  shift,  ///< two squares: the offset from the first to the second
  polish_type,
  conditions,
  stipulation,
  invisible,  ///< Popeye's invisible pieces, which replace their number; it is in `texts`
};

/// The four reflections with Popeye's names: two squares that exchange places.
enum class Reflection : std::uint8_t { a1_h1, a1_a8, a1_h8, a8_h1 };

struct TwinChange {
  ChangeKind kind = ChangeKind::move;
  std::vector<NamedPiece> pieces;
  int angle = 0;  ///< for `rotate`: 90, 180 or 270 degrees, counterclockwise
  Reflection reflection = Reflection::a1_h1;
  bool may_replace = false;        ///< `add` may replace a piece (Popeye's word allows it)
  std::vector<std::string> texts;  ///< conditions, stipulation or number
  text::Span where;
};

/// A twin as written and as understood.
struct Twin {
  std::string label;            ///< "a", "z1"
  std::string text;             ///< as written, without the label: "wK->g5"
  bool continued = false;       ///< changes the previous twin, not the diagram
  bool says_continued = false;  ///< `continued` by a word, not by the plus in its label
  bool zeroposition = false;    ///< the diagram itself is not a problem
  std::vector<TwinChange> changes;
  std::optional<text::Diagnostic> fault;  ///< why `text` is not understood
  text::Span where;                       ///< of label and text
};

}  // namespace dawson::chess
