// What conditions make of a half-move by themselves, where nothing is written beside it.
#pragma once

#include <optional>
#include <vector>

#include "play/board.hpp"

namespace dawson::play {

/// A half-move that was made, with its promotion.
struct Happening {
  Square from, to;
  Square gone;  ///< files and ranks that men have gone, king and rook together in castling
  std::optional<Piece> taken;  ///< nothing: no capture
  Square taken_at{-1, -1};     ///< en passant elsewhere than `to`
};

/// Changes the board behind a half-move.
using PlainEffect = void (*)(Board& board, Happening const& half);

/// A captured man, not a king, goes to the square of the array that is his, if it is free: a
/// pawn's on the file of the capture, an officer's of the capture's shade; a fairy man to the
/// promotion square of that file. In the mirror to his opponent's; by files on that of the capture.
void circe(Board& board, Happening const& half);
void mirror_circe(Board& board, Happening const& half);
void file_circe(Board& board, Happening const& half);
/// To the square that lies opposite about the middle of the board.
void symmetry_circe(Board& board, Happening const& half);
/// To the square that the capturing man has left.
void pwc(Board& board, Happening const& half);
/// A man who captures goes to his own square of the array.
void anticirce(Board& board, Happening const& half);
/// A man who captures goes with the captured one.
void kamikaze(Board& board, Happening const& half);
/// A man, not a king, who captures changes sides; who does not capture changes them.
void andernach(Board& board, Happening const& half);
void anti_andernach(Board& board, Happening const& half);
/// Clears the board of imitators and sets one on each of these squares, where the board has it.
void put_imitators(Board& board, std::vector<Square> const& squares);
/// Imitators go as the man who moved; in castling as king and rook together.
void imitate(Board& board, Happening const& half);

}  // namespace dawson::play
