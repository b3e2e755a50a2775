// Effects that conditions have on a half-move without being written.
#pragma once

#include <optional>
#include <vector>

#include "replay_rules/board.hpp"

namespace dawson::replay_rules {

/// A half-move that was made, with its promotion.
struct Happening {
  Square from, to;
  Square gone;                 ///< distance in files and ranks; king and rook together in castling
  std::optional<Piece> taken;  ///< no value without a capture
  Square taken_at{-1, -1};     ///< differs from `to` only en passant
};

/// Changes the board after a half-move.
using PlainEffect = void (*)(Board& board, Happening const& half);

/// A captured piece, not a king, is reborn on its square of the game array if that is empty: pawns
/// on the file of the capture, officers on the square with the shade of the capture, fairy pieces
/// on the promotion square of that file. Mirror Circe uses the squares of the opponent, File Circe
/// those on the file of the capture.
void circe(Board& board, Happening const& half);
void mirror_circe(Board& board, Happening const& half);
void file_circe(Board& board, Happening const& half);
/// Rebirth on the square opposite to the capture, by symmetry about the middle of the board.
void symmetry_circe(Board& board, Happening const& half);
/// Rebirth on the square that the capturing piece left.
void pwc(Board& board, Happening const& half);
/// A capturing piece moves to its own square of the game array.
void anticirce(Board& board, Happening const& half);
/// A capturing piece disappears with the captured one.
void kamikaze(Board& board, Happening const& half);
/// A capturing piece, not a king, changes sides; in the second condition a piece that does not
/// capture.
void andernach(Board& board, Happening const& half);
void anti_andernach(Board& board, Happening const& half);
/// Replaces all imitators on the board by imitators on these squares, if the board has them.
void put_imitators(Board& board, std::vector<Square> const& squares);
/// Imitators move like the moved piece; in castling like king and rook together.
void imitate(Board& board, Happening const& half);

}  // namespace dawson::replay_rules
