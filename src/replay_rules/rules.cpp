#include "replay_rules/rules.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "text/limits.hpp"

namespace dawson::replay_rules {
namespace {

using semantics::HalfMove;

struct Step {
  int dx, dy;
};
constexpr std::array<Step, 8> around{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 8> leaps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::size_t orthogonals = 4;  // of `around`; the diagonals follow

int forward(Colour side) { return side == Colour::black ? -1 : 1; }

Square operator+(Square at, Step step) { return {at.file + step.dx, at.rank + step.dy}; }

// Returns true if a pawn of `side` reaches the square; for neutral pawns `side` is the mover.
bool pawn_reaches(Board const& board, Square from, Square to, Colour side, bool capture) {
  int const dx = std::abs(to.file - from.file), dy = (to.rank - from.rank) * forward(side);
  if (capture) return dx == 1 && dy == 1;
  if (dx != 0) return false;
  if (dy == 1) return true;
  int const home = side == Colour::black ? board.ranks() - 2 : 1;
  return dy == 2 && from.rank == home && free_between(board, from, to);
}

template <class Visit>
void each_piece(Board const& board, Visit visit) {
  constexpr int usual_board = 64;
  text::WorkBudget::take(static_cast<std::size_t>(1 + board.files() * board.ranks() / usual_board));
  for (int file = 0; file < board.files(); ++file)
    for (int rank = 0; rank < board.ranks(); ++rank)
      if (Square const at{file, rank}; board.at(at).stands()) visit(at);
}

bool is_safe(Board& board, Square from, Square to, std::optional<Square> taken, Colour side) {
  return board.after_trial(from, to, taken, [&] { return !in_check(board, side); });
}

// Looks for one move that does not leave the own king in check.
class Moves {
 public:
  Moves(Board& board, Colour side, std::optional<Square> passant)
      : board_(board), side_(side), passant_(passant) {
    for (Square const king : board_.kings())
      if (board_.at(king).is_of(side_)) collect_checks(king);
  }

  bool any() {
    bool found = false;
    each_piece(board_, [&](Square from) {
      if (!found && board_.at(from).is_of(side_)) found = of(from);
    });
    return found;
  }

 private:
  // Collects the checking pieces and the squares between them and the king.
  void collect_checks(Square king) {
    each_piece(board_, [&](Square from) {
      if (!board_.at(from).is_of(other(side_)) || !reaches(board_, from, king, other(side_), true))
        return;
      ++checks_;
      shields_.push_back(from);
      int const dx = king.file - from.file, dy = king.rank - from.rank;
      if (dx != 0 && dy != 0 && std::abs(dx) != std::abs(dy)) return;
      Step const step{(dx > 0) - (dx < 0), (dy > 0) - (dy < 0)};
      for (Square at = from + step; !(at == king); at = at + step) shields_.push_back(at);
    });
  }

  // Returns true if a piece other than the king may answer a check by moving there.
  bool may_answer_check(Square to) const {
    return checks_ == 0 || (checks_ == 1 && std::ranges::find(shields_, to) != shields_.end());
  }

  bool of(Square from) {
    switch (board_.at(from).usual()) {
      case 'P': return of_pawn(from);
      case 'S': return leap(from, leaps, false);
      case 'K': return leap(from, around, true);
      case 'R': return ride(from, 0, orthogonals);
      case 'B': return ride(from, orthogonals, around.size());
      case 'Q': return ride(from, 0, around.size());
      default: return true;  // unknown walks count as movable
    }
  }

  bool try_to(Square from, Square to) {
    return !is_own(to) && is_safe(board_, from, to, {}, side_);
  }

  bool is_own(Square at) const { return board_.at(at).stands() && !is_enemy(at); }
  bool is_enemy(Square at) const {
    return board_.at(at).stands() && board_.at(at).is_of(other(side_));
  }

  bool leap(Square from, std::array<Step, 8> const& steps, bool king) {
    for (Step const step : steps) {
      Square const to = from + step;
      if (board_.has(to) && (king || may_answer_check(to)) && try_to(from, to)) return true;
    }
    return false;
  }

  bool ride(Square from, std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i)
      for (Square to = from + around[i]; board_.has(to); to = to + around[i]) {
        if (may_answer_check(to) && try_to(from, to)) return true;
        if (board_.at(to).stands()) break;
      }
    return false;
  }

  bool of_pawn(Square from) {
    int const up = forward(side_);
    Square const one{from.file, from.rank + up}, two{from.file, from.rank + 2 * up};
    if (board_.has(one) && !board_.at(one).stands()) {
      if (may_answer_check(one) && is_safe(board_, from, one, {}, side_)) return true;
      int const home = side_ == Colour::black ? board_.ranks() - 2 : 1;
      if (from.rank == home && board_.has(two) && !board_.at(two).stands() &&
          may_answer_check(two) && is_safe(board_, from, two, {}, side_))
        return true;
    }
    for (int const dx : {-1, 1}) {
      Square const to{from.file + dx, from.rank + up};
      if (!board_.has(to)) continue;
      if (is_enemy(to) && may_answer_check(to) && is_safe(board_, from, to, {}, side_)) return true;
      if (passant_ && to == *passant_ &&
          is_safe(board_, from, to, Square{to.file, from.rank}, side_))
        return true;
    }
    return false;
  }

  Board& board_;
  Colour side_;
  std::optional<Square> passant_;
  int checks_ = 0;
  std::vector<Square> shields_;  ///< checking pieces and the squares in between
};

}  // namespace

bool free_between(Board const& board, Square from, Square to) {
  auto const sign = [](int value) { return (value > 0) - (value < 0); };
  Step const step{sign(to.file - from.file), sign(to.rank - from.rank)};
  for (Square at = from + step; !(at == to); at = at + step)
    if (board.at(at).stands()) return false;
  return true;
}

bool reaches(Board const& board, Square from, Square to, Colour side, bool capture) {
  if (from == to) return false;
  int const dx = std::abs(to.file - from.file), dy = std::abs(to.rank - from.rank);
  bool const straight = dx == 0 || dy == 0, diagonal = dx == dy;
  switch (board.at(from).usual()) {
    case 'K': return dx <= 1 && dy <= 1;
    case 'S': return dx * dy == 2;
    case 'P': return pawn_reaches(board, from, to, side, capture);
    case 'R': return straight && free_between(board, from, to);
    case 'B': return diagonal && free_between(board, from, to);
    case 'Q': return (straight || diagonal) && free_between(board, from, to);
    default: return false;
  }
}

bool attacked(Board const& board, Square at, Colour by) {
  auto const walk_on = [&](Square square) {
    if (!board.has(square)) return '\0';
    Piece const& piece = board.at(square);
    return piece.is_of(by) ? piece.usual() : '\0';
  };
  for (Step const step : leaps)
    if (walk_on(at + step) == 'S') return true;
  for (int const dx : {-1, 1})
    if (walk_on({at.file + dx, at.rank - forward(by)}) == 'P') return true;
  for (std::size_t i = 0; i < around.size(); ++i) {
    Square to = at + around[i];
    if (walk_on(to) == 'K') return true;
    while (board.has(to) && !board.at(to).stands()) to = to + around[i];
    char const walk = walk_on(to);
    if (walk == 'Q' || walk == (i < orthogonals ? 'R' : 'B')) return true;
  }
  return false;
}

bool in_check(Board const& board, Colour side) {
  text::WorkBudget::take();
  return std::ranges::any_of(board.kings(), [&](Square king) {
    return board.at(king).is_of(side) && attacked(board, king, other(side));
  });
}

bool can_move(Board& board, Colour side, std::optional<Square> passant) {
  return Moves(board, side, passant).any();
}

bool mated(Board& board, Colour side, std::optional<Square> passant) {
  return in_check(board, side) && !can_move(board, side, passant);
}

std::vector<Square> candidates(HalfMove const& half, Board const& board, Colour side) {
  Square const to = half.steps.front().square;
  std::string const walk = half.piece.walk.empty() ? "P" : half.piece.walk;
  bool const neutral = half.piece.side.has_value();
  bool const capture = half.steps.front().capture || board.at(to).stands();
  std::vector<Square> found;
  each_piece(board, [&](Square from) {
    Piece const& piece = board.at(from);
    if (piece.walk != walk || !piece.is_of(side)) return;
    if (neutral && piece.colour != Colour::neutral) return;
    if ((half.file && *half.file != from.file) || (half.rank && *half.rank != from.rank)) return;
    if (reaches(board, from, to, side, capture)) found.push_back(from);
  });
  return found;
}

std::vector<Square> origins(HalfMove const& half, Board& board, Colour side) {
  Square const to = half.steps.front().square;
  std::vector<Square> found = candidates(half, board, side);
  std::erase_if(found, [&](Square from) {
    bool const passes =
        half.steps.front().capture && !board.at(to).stands() && board.at(from).walk == "P";
    std::optional<Square> const taken =
        passes ? std::optional(Square{to.file, from.rank}) : std::nullopt;
    return !is_safe(board, from, to, taken, side);
  });
  return found;
}

}  // namespace dawson::replay_rules
