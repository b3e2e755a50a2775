// The squares that a piece reaches on a board with other pieces, for move diagrams and the replay.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "chess/board.hpp"
#include "chess/movement.hpp"
#include "text/diagnostic.hpp"

namespace dawson::chess {

/// Content of a square from the view of the moving piece.
enum class Content : std::uint8_t { empty, hole, friendly, enemy };

/// A rectangular board: the content of each square for one moving piece.
class Occupancy {
 public:
  /// Creates a board of empty squares.
  Occupancy(int files, int ranks)
      : files_(files),
        ranks_(ranks),
        squares_(static_cast<std::size_t>(files) * static_cast<std::size_t>(ranks)) {}

  int files() const { return files_; }
  int ranks() const { return ranks_; }
  /// Returns whether the square is on the board.
  bool has(Square s) const {
    return s.file >= 0 && s.rank >= 0 && s.file < files_ && s.rank < ranks_;
  }
  /// Returns the content of a square, which must be on the board.
  Content at(Square s) const { return squares_[index(s)]; }
  /// Sets the content of a square, which must be on the board.
  void put(Square s, Content content) { squares_[index(s)] = content; }

 private:
  std::size_t index(Square s) const {
    return static_cast<std::size_t>(s.rank) * static_cast<std::size_t>(files_) +
           static_cast<std::size_t>(s.file);
  }
  int files_, ranks_;
  std::vector<Content> squares_;
};

/// Returns `board` as a piece of `side` sees it: pieces of the same side are friendly, all others
/// are enemies; markers and texts are obstacles that cannot be captured. E-BOARD (with an empty
/// span) if the board is not a rectangle of squares: hexagonal or rhombic, with shifted rows, rows
/// of unequal length or wide squares.
text::Result<Occupancy> arena(Board const& board, Side side);

/// Why a ride ended.
enum class End : std::uint8_t {
  range,    ///< its maximum length, a full turn around a cylinder, or no further hurdle
  edge,     ///< the edge of the board
  blocked,  ///< a piece or a hole on a square to step on or to pass over
};

/// One ride on a board.
struct MovePath {
  Slide ride;
  std::vector<Square>
      squares;  ///< all squares visited, including those of the hurdle and the last piece
  std::vector<bool> reached;     ///< per square: it can end there, on an empty square or by capture
  std::optional<Square> hurdle;  ///< hurdle of a hop or a cannon
  End end = End::range;
  std::optional<Square> blocker;  ///< square of the blocking piece
};

/// Order of targets: by file, then rank.
struct ByFile {
  bool operator()(Square a, Square b) const {
    return a.file != b.file ? a.file < b.file : a.rank < b.rank;
  }
};

/// A capture on one square by a move that ends on another.
struct TakenOnTheWay {
  Square taken, end;

  friend bool operator==(TakenOnTheWay const&, TakenOnTheWay const&) = default;
};

/// The target squares of a piece. `moves` and `captures` exclude squares reached only by a first
/// move, because of the previous move, by castling, or with a capture on the way.
struct Targets {
  std::vector<Square> moves;  ///< empty target squares
  std::vector<Square>
      captures;  ///< squares with an enemy that is captured, or where an enemy could be captured
  std::vector<Square> first_move;  ///< reached by a first move only
  std::vector<Square> passant;     ///< empty squares of captures en passant
  std::vector<Square> castling;
  std::vector<Square> own;  ///< pieces of its own side that it can capture
  std::vector<TakenOnTheWay>
      on_the_way;     ///< captures of one piece on the way; enemies are assumed as for `captures`
  bool pass = false;  ///< it can return to its square without changing the position

  friend bool operator==(Targets const&, Targets const&) = default;
};

/// Returns one trail per ride of `movement` from `from`, which counts as empty. A ride that returns
/// to `from` ends there. Chains give no trail.
std::vector<MovePath> trails(Movement const& movement, Occupancy const& arena, Square from);

/// Returns the squares that `movement` reaches from `from`, sorted by file, then rank. `on_the_way`
/// covers chains that capture one piece on the way.
Targets targets(Movement const& movement, Occupancy const& arena, Square from);

/// Returns the square of the castling partner: at the end of the rank, or as many squares from the
/// end as the ride skips. Returns `from` if there is no partner.
Square castling_partner(Slide const& ride, Occupancy const& arena, Square from);

/// Returns squares for additional hurdles, with which those hopping or jumping rides of `movement`
/// can move that find no hurdle: the second square of a ride if there is room after it, otherwise
/// the first; for a jumping step, the first square that it passes over. Rides that cannot use a
/// hurdle on this board give none.
std::vector<Square> sample_hurdles(Movement const& movement, Occupancy const& arena, Square from);

/// One path of a chain: the square of the piece, the squares where the path turns, and the last
/// square where it can end.
struct ChainWay {
  std::vector<Square> squares;
  bool runs_on = false;  ///< continues beyond the edge
};

/// Returns the paths of chains that capture nothing before they end; empty if there are more than
/// `most`.
std::vector<ChainWay> chain_ways(Movement const& movement, Occupancy const& arena, Square from,
                                 std::size_t most);

}  // namespace dawson::chess
