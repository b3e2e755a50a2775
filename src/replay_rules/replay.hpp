// A solution replayed on its diagram: the board after each half-move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chess/position.hpp"
#include "replay_rules/board.hpp"
#include "replay_rules/short_form.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::replay_rules {

/// The diagram of solutions, and the conditions.
struct Task {
  chess::Position const* diagram = nullptr;
  std::vector<std::string> conditions;  ///< as written, in any language
  WalkOf walk_of{};
  /// Positions of twins that are given elsewhere, by label: for parts without words. No value for
  /// a twin whose changes cannot be played.
  std::map<std::string, std::optional<chess::Position>> twins{};
  chess::Position const* target = nullptr;  ///< the second position of a=>b
};

/// An error of a half-move.
struct Finding {
  std::string code;     ///< without its first letter: "EMPTY", "WALK"
  std::string subject;  ///< "Qb3*e4"
  std::string detail;   ///< "Q": the walk on the square; "b3,h3"
  text::Span where;     ///< in the solution's text
  std::string message;
  std::string hint;
  bool of_twin = false;    ///< the head of a twin cannot be read or played
  bool hint_only = false;  ///< only a missing sign, such as # of a mate
};

/// A changed square and its new content.
struct Change {
  Square at;
  Piece piece;
};

/// The result after a frame by orthodox rules; `unknown` if they do not apply.
enum class Outcome : std::uint8_t { unknown, goes_on, check, mate, stalemate };

/// One half-move that was played, or a pass before a threat.
struct Frame {
  static constexpr std::size_t start = static_cast<std::size_t>(-1);

  std::size_t before = start;  ///< the frame before it; `start` for a first frame
  text::Span where;            ///< of the half-move in the solution's text; empty for a pass
  Colour side = Colour::none;  ///< the side of the half-move
  std::vector<Change> changes;
  Outcome outcome = Outcome::unknown;
  /// Why the continuation was not played: the code of a finding, or "UNKNOWN"; empty if all was
  /// played.
  std::string stopped{};
};

/// What the position shows of a half-move that is not written. `normalise` writes it into the tree.
struct Completion {
  std::size_t at = 0;                     ///< the offset of the half-move in the solution's text
  std::optional<chess::Square> origin{};  ///< of a short half-move; none unless recorded
  std::optional<int> rank{};              ///< of the arrival: "cxd"
  std::string walk_of_group{};            ///< "K" of the second half-move of "Kb5/c5"
  std::vector<std::size_t> captures{};    ///< steps that capture without a sign: "Qd8d6"
  bool draws = false;                     ///< "+=" is a check and the goal, not an evaluation

  bool empty() const {
    return !origin && !rank && walk_of_group.empty() && captures.empty() && !draws;
  }
};

/// The frames of one part, each after the frame that it follows.
struct ReplayLine {
  std::optional<Board> begins;  ///< the first position; no value if the part is not played
  std::vector<Frame> frames;
  std::string stopped{};  ///< as in frames, for the first half-moves
};

/// A tree in the shape of the solution. Members of a group are frames beside each other; the
/// continuation of a group follows each of them.
struct Replay {
  bool playable = true;    ///< false if squares are not enough (Alice Chess, short fairy moves)
  std::size_t played = 0;  ///< half-moves, counting each member of a group
  std::vector<ReplayLine> lines;  ///< one per part of the solution
  std::vector<Finding> findings;
  /// Of half-moves that were played; several for a half-move that was played on several positions.
  std::vector<Completion> completions;
  /// True if each short half-move has one departure square; false if one was not played, or is in a
  /// group.
  bool resolved = true;
  bool had_short = false;
  /// Groups that answer a group with the same number of members in only one possible way: the
  /// offsets of their first half-moves.
  std::vector<std::size_t> understood_groups;
  /// Open half-moves, "B~", whose continuation was played after each move that they may mean: their
  /// offsets.
  std::vector<std::size_t> open_played;
  /// Squares of half-moves that were played, for short and long notation; none unless recorded.
  MoveSquaresByPlace squares;
};

/// What a replay records beside its findings.
struct Recorded {
  bool frames = false;   ///< the board after each half-move
  bool squares = false;  ///< what the short form of each half-move needs
  bool origins = false;  ///< departure squares of short half-moves, in `completions`
};

/// Plays all parts of `solution` by their own rules, except those with conditions of their own. A
/// proof game begins with the game array and ends with the diagram. A branch (in help play: a
/// line) ends at a finding other than CHECK and MATE. Codes: EMPTY, WALK, SIDE, OCC, NOCAP, EP,
/// CASTLE, PROM, NOMAN, AMBIG, REBIRTH, EFFECT, SQUARE for half-moves that cannot be made; RULE
/// (against the rules), CHECK, MATE (a wrong sign, or a last move without mate), REACH (a proof
/// game that does not end with the diagram).
Replay replay(semantics::Solution const& solution, Task const& task, Recorded recorded = {});

}  // namespace dawson::replay_rules
