// A solution played through on its diagram: what stands where after each half-move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chess/position.hpp"
#include "play/board.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::play {

/// What solutions are played on, and by which rules.
struct Task {
  chess::Position const* diagram = nullptr;
  std::vector<std::string> conditions;  ///< as written, in any language
  WalkOf walk_of{};
  /// Twins that are told elsewhere, by their labels: for parts without words. Nothing where a
  /// twin's changes cannot be played.
  std::map<std::string, std::optional<chess::Position>> twins{};
  chess::Position const* target = nullptr;  ///< the second position of a=>b
};

/// What is wrong with a half-move.
struct Finding {
  std::string code;     ///< without its first letter: "EMPTY", "WALK"
  std::string subject;  ///< "Qb3*e4"
  std::string detail;   ///< "Q": the walk that stands there; "b3,h3"
  text::Span where;     ///< in the solution's text
  std::string message;
  std::string hint;
  bool of_twin = false;    ///< the head of a twin cannot be read or played
  bool hint_only = false;  ///< nothing wrong: a sign that most would write is not there
};

/// A square that changed, and who stands there now.
struct Change {
  Square at;
  Piece piece;
};

/// What a frame ends in, by the rules of the usual game; `unknown` where these do not say it.
enum class Outcome : std::uint8_t { unknown, goes_on, check, mate, stalemate };

/// One half-move that was played, or a pass before a threat.
struct Frame {
  static constexpr std::size_t start = static_cast<std::size_t>(-1);

  std::size_t before = start;  ///< the frame that it follows; `start`: it is a first one
  text::Span where;            ///< of the half-move in the solution's text; empty for a pass
  Colour side = Colour::none;  ///< whose half-move it is
  std::vector<Change> changes;
  Outcome outcome = Outcome::unknown;
  /// Why something that stands behind it was not played: a finding's code, or "UNKNOWN" where
  /// nobody knows how to; empty where all was.
  std::string stopped{};
};

/// The frames of one part, each behind the one that it follows.
struct Reel {
  std::optional<Board> begins;  ///< who stands where at first; nothing: the part is not played
  std::vector<Frame> frames;
  std::string stopped{};  ///< as of frames, of what would come first
};

/// A tree of the solution's shape. Members of a group are frames beside each other, and what is
/// behind a group stands behind each of them.
struct Film {
  bool playable = true;  ///< false where squares alone do not tell (Alice Chess, short fairy moves)
  std::size_t played = 0;   ///< half-moves, each member of a group by itself
  std::vector<Reel> reels;  ///< a part of the solution each
  std::vector<Finding> findings;
  /// Short half-moves that were played have their square in `Solution` after it; false where one
  /// has not, or stands in a group.
  bool resolved = true;
  bool had_short = false;
  /// Where groups stand that answer a group of as many, and can be read in one way alone: the
  /// beginnings of their first half-moves.
  std::vector<std::size_t> understood_groups;
};

enum class Frames : bool { left_out, kept };

/// Plays all parts of `solution`, each as it was read; not those with conditions of their own. A
/// proof game begins on the array of the game, and ends on the diagram. A branch (help play: a
/// line) with a finding is not played on, but for CHECK and MATE. Codes: EMPTY, WALK, SIDE, OCC,
/// NOCAP, EP, CASTLE, PROM, NOMAN, AMBIG, REBIRTH, EFFECT, SQUARE of what cannot be made; RULE (a
/// half-move that the rules do not allow), CHECK, MATE (a sign that is not true, a last move that
/// does not mate), REACH (the diagram is not what a proof game ends on). With `resolve` short
/// half-moves get the squares that they begin from.
Film film(semantics::Solution& solution, Task const& task, bool resolve,
          Frames frames = Frames::left_out);

}  // namespace dawson::play
