// Squares are those of the 8x8 board, except for imitators; effects on other boards are not known.
#include "replay_rules/plain_effects.hpp"

#include <utility>
#include <vector>

namespace dawson::replay_rules {
namespace {

bool is_dark(Square at) { return (at.file + at.rank) % 2 == 0; }

// Returns the one of two squares of a rank that has the given shade.
Square of_shade(int one, int two, int rank, bool dark) {
  return is_dark({one, rank}) == dark ? Square{one, rank} : Square{two, rank};
}

// Returns the square of the game array for a piece of `colour` that was captured, or has captured,
// on `at`.
Square home(Piece const& piece, Colour colour, Square at) {
  bool const white = colour == Colour::white;
  int const rank = white ? 0 : 7;
  bool const dark = is_dark(at);
  switch (piece.usual()) {
    case 'K': return {4, rank};
    case 'Q': return {3, rank};
    case 'R': return of_shade(0, 7, rank, dark);
    case 'B': return of_shade(2, 5, rank, dark);
    case 'S': return of_shade(1, 6, rank, dark);
    case 'P': return {at.file, white ? 1 : 6};
    default: return {at.file, 7 - rank};
  }
}

// Neutral pieces are reborn as pieces of the capturer's opponent, and the capturer is not known
// here.
bool has_home(Piece const& piece) {
  return piece.colour == Colour::white || piece.colour == Colour::black;
}

void reborn(Board& board, Happening const& half, Square at) {
  if (!board.at(at).stands()) board.put(at, *half.taken);
}

bool is_reborn(Happening const& half) {
  return half.taken && has_home(*half.taken) && half.taken->usual() != 'K';
}

void change_sides(Board& board, Square at) {
  Piece piece = board.at(at);
  if (!has_home(piece) || piece.usual() == 'K') return;
  piece.colour = other(piece.colour);
  board.put(at, std::move(piece));
}

}  // namespace

void circe(Board& board, Happening const& half) {
  if (is_reborn(half)) reborn(board, half, home(*half.taken, half.taken->colour, half.taken_at));
}

void mirror_circe(Board& board, Happening const& half) {
  if (is_reborn(half))
    reborn(board, half, home(*half.taken, other(half.taken->colour), half.taken_at));
}

void file_circe(Board& board, Happening const& half) {
  if (!is_reborn(half)) return;
  Square const usual = home(*half.taken, half.taken->colour, half.taken_at);
  reborn(board, half, {half.taken_at.file, usual.rank});
}

void symmetry_circe(Board& board, Happening const& half) {
  if (is_reborn(half)) reborn(board, half, {7 - half.taken_at.file, 7 - half.taken_at.rank});
}

void pwc(Board& board, Happening const& half) {
  if (is_reborn(half)) reborn(board, half, half.from);
}

void anticirce(Board& board, Happening const& half) {
  if (!half.taken) return;
  Piece const piece = board.at(half.to);
  Square const at = home(piece, piece.colour, half.to);
  if (!has_home(piece) || board.at(at).stands()) return;
  board.clear(half.to);
  board.put(at, piece);
}

void kamikaze(Board& board, Happening const& half) {
  if (half.taken) board.clear(half.to);
}

void andernach(Board& board, Happening const& half) {
  if (half.taken) change_sides(board, half.to);
}

void anti_andernach(Board& board, Happening const& half) {
  if (!half.taken) change_sides(board, half.to);
}

void put_imitators(Board& board, std::vector<Square> const& squares) {
  for (Square const at : board.imitators()) board.clear(at);
  for (Square const at : squares)
    if (board.has(at)) board.put(at, imitator());
}

void imitate(Board& board, Happening const& half) {
  std::vector<Square> imitators = board.imitators();
  for (Square& at : imitators) at = {at.file + half.gone.file, at.rank + half.gone.rank};
  put_imitators(board, imitators);
}

}  // namespace dawson::replay_rules
