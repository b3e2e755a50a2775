// A board with what a notation says besides: side to move, castling, clocks, operations.
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

enum class Wing : std::uint8_t { none, king, queen };

/// FEN names the wing, Shredder-FEN the rook's file, X-FEN either.
struct CastlingRight {
  Side side;
  int file = 0;  ///< the rook's file, from 0
  Wing wing =
      Wing::none;  ///< where the notation keeps it as written; `none` where the file says it

  friend bool operator==(CastlingRight const&, CastlingRight const&) = default;
};

/// One EPD operation: `dm 3;` is {"dm", "3"}.
struct Operation {
  std::string opcode;
  std::string operands;  ///< as written, without the blank before and the semicolon behind

  friend bool operator==(Operation const&, Operation const&) = default;
};

/// What else is true of the man on a square, in Popeye's English words: {"Royal", "Magic"}.
struct Attributes {
  Square square;
  std::vector<std::string> words;

  friend bool operator==(Attributes const&, Attributes const&) = default;
};

/// Men of one kind and side that are held in hand, to be dropped on the board.
struct Held {
  Man man;
  unsigned count = 1;

  friend bool operator==(Held const&, Held const&) = default;
};

/// The checks that each side still has to give.
struct Checks {
  unsigned white = 0;
  unsigned black = 0;

  friend bool operator==(Checks const&, Checks const&) = default;
};

struct Position {
  Board board;
  std::optional<Planes> planes;        ///< of a board that is made of several
  std::vector<Attributes> attributes;  ///< of the men that have any
  std::vector<Square> imitators;       ///< discs that a condition has set there

  std::optional<Side> to_move;
  std::optional<std::vector<CastlingRight>> castling;  ///< present and empty: "-"
  std::optional<std::string> en_passant;               ///< square, or "-"
  std::optional<unsigned> halfmove;
  std::optional<unsigned> fullmove;
  /// White's men before Black's, of each K Q R B N P and then by the alphabet, each kind once;
  /// present and empty: both hands are empty.
  std::optional<std::vector<Held>> hands;
  std::optional<Checks> checks;
  std::optional<unsigned> counting_limit;            ///< makruk and its kin: in plies
  std::vector<Square> frames;                        ///< framed squares, as they stand
  std::optional<std::vector<Operation>> operations;  ///< EPD alone
  std::string rules;                                 ///< X2-FEN, seventh section
  std::string board_variant;                         ///< X2-FEN, eighth section
  Edges edges = Edges::none;                         ///< addresses of chessproblems.ca: `sb`

  friend bool operator==(Position const&, Position const&) = default;
};

/// All men: those on the board, row by row from the top, then those in hand, each kind once.
template <class Look>
void for_each_man(Position const& position, Look const& look) {
  for (Cell const& cell : position.board.cells())
    if (Man const* man = man_on(cell)) look(*man);
  if (position.hands)
    for (Held const& held : *position.hands) look(held.man);
}

}  // namespace dawson::chess
