// Orthodox moves alone: a short half-move of a fairy man is taken as written.
#include "terms/replay/short_moves.hpp"

#include <cstdlib>

#include "text/steps.hpp"

namespace dawson::terms {
namespace {

using chess::Square;
using Colour = ReplayMan::Colour;

bool free_between(ReplayBoard const& board, Square from, Square to) {
  auto const sign = [](int value) { return (value > 0) - (value < 0); };
  int const dx = sign(to.file - from.file), dy = sign(to.rank - from.rank);
  for (Square at{from.file + dx, from.rank + dy}; !(at == to); at = {at.file + dx, at.rank + dy})
    if (board.at(at).stands()) return false;
  return true;
}

int forward(Colour side) { return side == Colour::black ? -1 : 1; }

// Whether a pawn of `side` gets there; of neutral pawns `side` is the mover.
bool pawn_reaches(ReplayBoard const& board, Square from, Square to, Colour side, bool capture) {
  int const dx = std::abs(to.file - from.file), dy = (to.rank - from.rank) * forward(side);
  if (capture) return dx == 1 && dy == 1;
  if (dx != 0) return false;
  if (dy == 1) return true;
  int const home = side == Colour::black ? board.ranks() - 2 : 1;
  return dy == 2 && from.rank == home && free_between(board, from, to);
}

bool reaches(ReplayBoard const& board, Square from, Square to, Colour side, bool capture) {
  if (from == to) return false;
  char const walk = board.at(from).walk[0];
  int const dx = std::abs(to.file - from.file), dy = std::abs(to.rank - from.rank);
  bool const straight = dx == 0 || dy == 0, diagonal = dx == dy;
  switch (walk) {
    case 'K': return dx <= 1 && dy <= 1;
    case 'S': return dx * dy == 2;
    case 'P': return pawn_reaches(board, from, to, side, capture);
    case 'R': return straight && free_between(board, from, to);
    case 'B': return diagonal && free_between(board, from, to);
    case 'Q': return (straight || diagonal) && free_between(board, from, to);
    default: return false;
  }
}

template <class Visit>
void each_man(ReplayBoard const& board, Visit visit) {
  constexpr int usual_board = 64;
  text::Steps::take(static_cast<std::size_t>(1 + board.files() * board.ranks() / usual_board));
  for (int file = 0; file < board.files(); ++file)
    for (int rank = 0; rank < board.ranks(); ++rank)
      if (Square const at{file, rank}; board.at(at).stands()) visit(at);
}

}  // namespace

bool in_check(ReplayBoard const& board, Colour side) {
  bool attacked = false;
  Colour const enemy = other(side);
  each_man(board, [&](Square king) {
    if (board.at(king).walk != "K" || !board.at(king).is_of(side)) return;
    each_man(board, [&](Square from) {
      if (!attacked && board.at(from).is_of(enemy) && !(from == king))
        attacked = reaches(board, from, king, enemy, true);
    });
  });
  return attacked;
}

bool mated(ReplayBoard& board, Colour side) {
  if (!in_check(board, side)) return false;
  bool answered = false;
  each_man(board, [&](Square from) {
    ReplayMan const man = board.at(from);
    if (!man.is_of(side)) return;
    for (int file = 0; file < board.files() && !answered; ++file)
      for (int rank = 0; rank < board.ranks() && !answered; ++rank) {
        Square const to{file, rank};
        bool const capture = board.at(to).stands();
        if (capture && !board.at(to).is_of(other(side))) continue;
        if (!reaches(board, from, to, side, capture)) continue;
        std::size_t const before = board.changes();
        board.clear(from);
        board.put(to, man);
        answered = !in_check(board, side);
        board.go_back(before);
      }
  });
  return !answered;
}

std::vector<Square> origins(HalfMove const& half, ReplayBoard& board, Colour side) {
  Square const to = half.steps.front().square;
  std::string const walk = half.man.walk.empty() ? "P" : half.man.walk;
  bool const neutral = half.man.side.has_value();
  bool const capture = half.steps.front().capture || board.at(to).stands();
  std::vector<Square> found;
  each_man(board, [&](Square from) {
    ReplayMan const man = board.at(from);
    if (man.walk != walk || !man.is_of(side)) return;
    if (neutral && man.colour != Colour::neutral) return;
    if ((half.file && *half.file != from.file) || (half.rank && *half.rank != from.rank)) return;
    if (!reaches(board, from, to, side, capture)) return;
    std::size_t const before = board.changes();
    if (capture && !board.at(to).stands() && walk == "P") board.clear({to.file, from.rank});
    board.clear(from);
    board.put(to, man);
    if (!in_check(board, side)) found.push_back(from);
    board.go_back(before);
  });
  return found;
}

}  // namespace dawson::terms
