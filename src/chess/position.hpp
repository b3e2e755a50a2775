// A position: a board with everything else that a notation can state, such as side to move,
// castling rights, clocks and operations.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/board.hpp"
#include "chess/mark.hpp"
#include "chess/planes.hpp"
#include "chess/square.hpp"

namespace dawson::chess {

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
