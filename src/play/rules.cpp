#include "play/rules.hpp"

#include <array>
#include <cstdlib>

#include "text/steps.hpp"

namespace dawson::play {
namespace {

using terms::HalfMove;

struct Step {
  int dx, dy;
};
constexpr std::array<Step, 8> around{
    {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 8> leaps{
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};
constexpr std::size_t orthogonals = 4;  // of `around`; the diagonals come behind

int forward(Colour side) { return side == Colour::black ? -1 : 1; }

Square operator+(Square at, Step step) { return {at.file + step.dx, at.rank + step.dy}; }

// Whether a pawn of `side` gets there; of neutral pawns `side` is the mover.
bool pawn_reaches(Board const& board, Square from, Square to, Colour side, bool capture) {
  int const dx = std::abs(to.file - from.file), dy = (to.rank - from.rank) * forward(side);
  if (capture) return dx == 1 && dy == 1;
  if (dx != 0) return false;
  if (dy == 1) return true;
  int const home = side == Colour::black ? board.ranks() - 2 : 1;
  return dy == 2 && from.rank == home && free_between(board, from, to);
}

template <class Visit>
void each_man(Board const& board, Visit visit) {
  constexpr int usual_board = 64;
  text::Steps::take(static_cast<std::size_t>(1 + board.files() * board.ranks() / usual_board));
  for (int file = 0; file < board.files(); ++file)
    for (int rank = 0; rank < board.ranks(); ++rank)
      if (Square const at{file, rank}; board.at(at).stands()) visit(at);
}

// Plays a move on trial and takes it back.
bool is_safe(Board& board, Square from, Square to, std::optional<Square> taken, Colour side) {
  std::size_t const before = board.changes();
  Man man = board.at(from);
  if (taken) board.clear(*taken);
  board.clear(from);
  board.put(to, std::move(man));
  bool const safe = !in_check(board, side);
  board.go_back(before);
  return safe;
}

// Looks for one move that leaves the own king out of check.
class Moves {
 public:
  Moves(Board& board, Colour side, std::optional<Square> passant)
      : board_(board), side_(side), passant_(passant) {}

  bool any() {
    bool found = false;
    each_man(board_, [&](Square from) {
      if (!found && board_.at(from).is_of(side_)) found = of(from);
    });
    return found;
  }

 private:
  bool of(Square from) {
    switch (board_.at(from).usual()) {
      case 'P': return of_pawn(from);
      case 'S': return leap(from, leaps);
      case 'K': return leap(from, around);
      case 'R': return ride(from, 0, orthogonals);
      case 'B': return ride(from, orthogonals, around.size());
      case 'Q': return ride(from, 0, around.size());
      default: return true;  // nobody knows how he moves
    }
  }

  bool try_to(Square from, Square to) {
    return board_.has(to) && !is_own(to) && is_safe(board_, from, to, {}, side_);
  }

  bool is_own(Square at) const { return board_.at(at).stands() && !is_enemy(at); }
  bool is_enemy(Square at) const {
    return board_.at(at).stands() && board_.at(at).is_of(other(side_));
  }

  bool leap(Square from, std::array<Step, 8> const& steps) {
    for (Step const step : steps)
      if (try_to(from, from + step)) return true;
    return false;
  }

  bool ride(Square from, std::size_t first, std::size_t end) {
    for (std::size_t i = first; i < end; ++i)
      for (Square to = from + around[i]; board_.has(to); to = to + around[i]) {
        if (try_to(from, to)) return true;
        if (board_.at(to).stands()) break;
      }
    return false;
  }

  bool of_pawn(Square from) {
    int const up = forward(side_);
    Square const one{from.file, from.rank + up}, two{from.file, from.rank + 2 * up};
    if (board_.has(one) && !board_.at(one).stands()) {
      if (is_safe(board_, from, one, {}, side_)) return true;
      int const home = side_ == Colour::black ? board_.ranks() - 2 : 1;
      if (from.rank == home && board_.has(two) && !board_.at(two).stands() &&
          is_safe(board_, from, two, {}, side_))
        return true;
    }
    for (int const dx : {-1, 1}) {
      Square const to{from.file + dx, from.rank + up};
      if (!board_.has(to)) continue;
      if (is_enemy(to) && is_safe(board_, from, to, {}, side_)) return true;
      if (passant_ && to == *passant_ &&
          is_safe(board_, from, to, Square{to.file, from.rank}, side_))
        return true;
    }
    return false;
  }

  Board& board_;
  Colour side_;
  std::optional<Square> passant_;
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
  auto const stands = [&](Square square, std::string_view walks) {
    if (!board.has(square)) return false;
    Man const& man = board.at(square);
    char const walk = man.is_of(by) ? man.usual() : '\0';
    return walk != '\0' && walks.find(walk) != std::string_view::npos;
  };
  for (Step const step : leaps)
    if (stands(at + step, "S")) return true;
  for (int const dx : {-1, 1})
    if (stands({at.file + dx, at.rank - forward(by)}, "P")) return true;
  for (std::size_t i = 0; i < around.size(); ++i) {
    Square to = at + around[i];
    if (stands(to, "K")) return true;
    while (board.has(to) && !board.at(to).stands()) to = to + around[i];
    if (stands(to, i < orthogonals ? "RQ" : "BQ")) return true;
  }
  return false;
}

bool in_check(Board const& board, Colour side) {
  bool found = false;
  each_man(board, [&](Square king) {
    Man const& man = board.at(king);
    if (!found && man.is_of(side) && man.usual() == 'K') found = attacked(board, king, other(side));
  });
  return found;
}

bool can_move(Board& board, Colour side, std::optional<Square> passant) {
  return Moves(board, side, passant).any();
}

bool mated(Board& board, Colour side, std::optional<Square> passant) {
  return in_check(board, side) && !can_move(board, side, passant);
}

std::vector<Square> origins(HalfMove const& half, Board& board, Colour side) {
  Square const to = half.steps.front().square;
  std::string const walk = half.man.walk.empty() ? "P" : half.man.walk;
  bool const neutral = half.man.side.has_value();
  bool const capture = half.steps.front().capture || board.at(to).stands();
  std::vector<Square> found;
  each_man(board, [&](Square from) {
    Man const& man = board.at(from);
    if (man.walk != walk || !man.is_of(side)) return;
    if (neutral && man.colour != Colour::neutral) return;
    if ((half.file && *half.file != from.file) || (half.rank && *half.rank != from.rank)) return;
    if (!reaches(board, from, to, side, capture)) return;
    bool const passes = capture && !board.at(to).stands() && walk == "P";
    std::optional<Square> const taken =
        passes ? std::optional(Square{to.file, from.rank}) : std::nullopt;
    if (is_safe(board, from, to, taken, side)) found.push_back(from);
  });
  return found;
}

}  // namespace dawson::play
