// A position: a board with its marks and everything else that a notation can state, such as side to
// move, castling rights, clocks and operations.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/board.hpp"
#include "text/diagnostic.hpp"

namespace dawson::chess {

/// A rectangle of squares, given by two opposite corners in written order.
struct Area {
  Square from;
  Square to;
  text::Span from_where;  ///< bytes of the parsed text
  text::Span to_where;

  friend bool operator==(Area const&, Area const&) = default;
};

enum class MarkKind : std::uint8_t { frame, fill, circle, cross, dot, crown, arrow, line, text };

struct Mark {
  MarkKind kind = MarkKind::frame;
  Area area;           ///< one square: both corners are equal; arrow and line: start and end
  std::string colour;  ///< as written ("red!50"); empty: colour of the style
  std::string text;    ///< only for `text`

  friend bool operator==(Mark const&, Mark const&) = default;
};

/// A line along the edges of squares. Coordinates are squares from the lower left corner of the
/// board.
struct GridLine {
  bool vertical = false;
  int at = 0;  ///< column edge of a vertical line, or row edge of a horizontal line
  int from = 0;
  int to = 0;
  text::Span where;

  friend bool operator==(GridLine const&, GridLine const&) = default;
};

struct Grid {
  int block_files = 0;  ///< size of blocks in grid chess, "2x2"; 0: none
  int block_ranks = 0;
  std::vector<GridLine> lines;

  friend bool operator==(Grid const&, Grid const&) = default;
};

/// Joined edges of a board.
enum class Edges : std::uint8_t { none, vertical_cylinder, horizontal_cylinder, torus };

/// Return the name of the edges ("vertical cylinder", "none"), and the edges with that name (no
/// value if there are none).
std::string_view edges_name(Edges edges);
std::optional<Edges> edges_named(std::string_view name);

/// Side of the board on which castling is possible.
enum class Wing : std::uint8_t { none, king, queen };

/// A castling right. FEN gives the wing, Shredder-FEN the rook's file, X-FEN either.
struct CastlingRight {
  Side side;
  int file = 0;  ///< the rook's file, from 0
  Wing wing =
      Wing::none;  ///< as written, for notations that keep it; `none` if the file is written

  friend bool operator==(CastlingRight const&, CastlingRight const&) = default;
};

/// One EPD operation: `dm 3;` is {"dm", "3"}.
struct Operation {
  std::string opcode;
  std::string operands;  ///< as written, without the blank before and the semicolon after

  friend bool operator==(Operation const&, Operation const&) = default;
};

/// Attributes of the piece on a square, in Popeye's English words: {"Royal", "Magic"}.
struct Attributes {
  Square square;
  std::vector<std::string> words;

  friend bool operator==(Attributes const&, Attributes const&) = default;
};

/// Pieces in hand of one kind and side, which can be dropped on the board.
struct Pocket {
  Piece piece;
  unsigned count = 1;

  friend bool operator==(Pocket const&, Pocket const&) = default;
};

/// The number of checks that each side still has to give.
struct Checks {
  unsigned white = 0;
  unsigned black = 0;

  friend bool operator==(Checks const&, Checks const&) = default;
};

/// A position. Members without a value are not stated by the notation.
struct Position {
  Board board;
  std::optional<Planes> planes;        ///< layout of a board with several planes
  std::vector<Attributes> attributes;  ///< attributes of pieces that have some
  std::vector<Square> imitators;       ///< squares of imitators

  std::optional<Side> to_move;
  std::optional<std::vector<CastlingRight>> castling;  ///< present and empty: "-"
  std::optional<std::string> en_passant;               ///< square, or "-"
  std::optional<unsigned> halfmove;
  std::optional<unsigned> fullmove;
  /// White's pieces before Black's, each in the order K Q R B N P and then alphabetically, each
  /// kind once; present and empty: no side has a piece in hand.
  std::optional<std::vector<Pocket>> hands;
  std::optional<Checks> checks;
  std::optional<unsigned> counting_limit;            ///< makruk and related games: in plies
  std::vector<Square> frames;                        ///< framed squares, in board order
  std::optional<std::vector<Operation>> operations;  ///< EPD alone
  std::string rules;                                 ///< X2-FEN, seventh section
  std::string board_variant;                         ///< X2-FEN, eighth section
  Edges edges = Edges::none;                         ///< `sb` in addresses of chessproblems.ca

  friend bool operator==(Position const&, Position const&) = default;
};

/// Calls `look(piece)` for all pieces: those on the board row by row from the top, then those in
/// hand, each kind once.
template <class Look>
void for_each_piece(Position const& position, Look const& look) {
  for (Cell const& cell : position.board.cells())
    if (Piece const* piece = piece_on(cell)) look(*piece);
  if (position.hands)
    for (Pocket const& held : *position.hands) look(held.piece);
}

}  // namespace dawson::chess
