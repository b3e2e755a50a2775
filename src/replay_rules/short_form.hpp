// What the short form of a half-move needs on its position: the hint of file or rank.
#pragma once

#include <cstddef>
#include <map>
#include <optional>

#include "replay_rules/captures_on_the_way.hpp"
#include "replay_rules/rules.hpp"
#include "semantics/printing/move_length.hpp"
#include "semantics/solution/half_move.hpp"

namespace dawson::replay_rules {

/// How the short form of half-moves is read on a board.
struct ShortReading {
  bool orthodox = true;    ///< orthodox rules and pieces: pinned pieces cannot move
  bool walks_stay = true;  ///< no condition changes how pieces move
};

/// Returns the squares of `half`, whose departure is known, before it is made; no value for
/// half-moves that have only one form (castling, exchanges, several steps). Another piece of the
/// same walk and side counts if it can make the half-move; where movements are unknown, always.
std::optional<semantics::MoveSquares> move_squares(semantics::HalfMove const& half, Board& board,
                                                   Colour side, ShortReading const& reading,
                                                   Walks& walks);

/// Collects the squares of half-moves by their places in the solution's text. A half-move that is
/// played on several positions has the hint that fits them all.
class MoveSquaresByPlace {
 public:
  void add(text::Span where, bool capture_written, semantics::MoveSquares const& squares);

  /// Returns the squares of the half-move there; null if it was not played, or from several
  /// squares.
  semantics::MoveSquares const* find(text::Span where) const;

 private:
  struct Entry {
    semantics::MoveSquares squares;
    bool from_several = false;
  };
  std::map<std::size_t, Entry> entries_;
};

}  // namespace dawson::replay_rules
