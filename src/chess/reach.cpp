// A ride is walked step by step. Whether an enemy could be captured on an empty square is answered
// by walking with him there, if the walk passes that square before it steps on it; otherwise the
// walk without him says it.
#include "chess/reach.hpp"

#include <algorithm>

#include "text/steps.hpp"

namespace dawson::chess {
namespace {

// Counterclockwise by a quarter for 1, clockwise for -1.
Offset turned(Offset step, int turn) { return {-turn * step.dy, turn * step.dx}; }

class Walk {
 public:
  Walk(Ride const& ride, Arena const& arena, Square from)
      : ride_(ride), arena_(arena), from_(from) {
    steps_[0] = ride.step;
    steps_[1] = ride.turn == 0 ? ride.step : turned(ride.step, ride.turn);
    for (std::size_t i : {0, 1})
      if (ride.passing != Passing::anything) passed_[i] = passed_over(steps_[i]);
  }

  /// An enemy is to stand on this empty square.
  void suppose_enemy(Square square) { supposed_ = square; }

  Trail run() {
    trail_.ride = ride_;
    Square at = from_;
    for (int taken = 0; ride_.range == unlimited || taken < ride_.range; ++taken) {
      text::Steps::take();
      std::size_t const which = static_cast<std::size_t>(taken % 2);
      if (!passes(at, passed_[which])) return std::move(trail_);
      auto const next = shifted(at, steps_[which]);
      if (!next) return ended(End::edge);
      if (*next == from_) return ended(End::range);
      if (content(*next) == Content::hole) return ended(End::blocked);
      at = *next;
      if (!arrive(at)) return std::move(trail_);
    }
    return ended(End::range);
  }

 private:
  Trail ended(End end) {
    trail_.end = end;
    return std::move(trail_);
  }

  std::optional<Square> shifted(Square at, Offset by) const {
    Square to{at.file + by.dx, at.rank + by.dy};
    if (ride_.cylindrical) to.file = (to.file % arena_.files() + arena_.files()) % arena_.files();
    return arena_.has(to) ? std::optional(to) : std::nullopt;
  }

  Content content(Square square) const {
    if (square == from_) return Content::empty;
    if (supposed_ && *supposed_ == square) return Content::enemy;
    return arena_.at(square);
  }

  static bool is_man(Content content) {
    return content == Content::friendly || content == Content::enemy;
  }

  bool passes(Square at, std::vector<Offset> const& passed) {
    bool over_man = false;
    for (Offset const& offset : passed) {
      auto const square = shifted(at, offset);
      bool const open = square && content(*square) != Content::hole;
      bool const man = open && is_man(content(*square));
      over_man = over_man || man;
      // Who walks must have squares to walk on; who jumps needs none.
      if (ride_.passing == Passing::nothing && (!open || man)) {
        trail_.end = square ? End::blocked : End::edge;
        if (man) trail_.blocker = square;
        return false;
      }
    }
    return ride_.passing != Passing::something || over_man;
  }

  // Steps on a square of the board; false where the ride ends.
  bool arrive(Square at) {
    Content const found = content(at);
    bool const man = is_man(found);
    bool const lands = ride_.manner == Manner::slide || trail_.hurdle;
    trail_.squares.push_back(at);
    trail_.reached.push_back(lands && found != Content::friendly);
    if (!lands) {
      if (man) trail_.hurdle = at;
      return true;
    }
    if (man) {
      trail_.blocker = at;
      trail_.end = End::blocked;
      return false;
    }
    if (ride_.manner == Manner::hop) trail_.end = End::range;
    return ride_.manner != Manner::hop;
  }

  Ride const& ride_;
  Arena const& arena_;
  Square from_;
  Offset steps_[2];  // taken by turns
  std::vector<Offset> passed_[2];
  std::optional<Square> supposed_;
  Trail trail_;
};

bool reaches(Trail const& trail, Square square) {
  for (std::size_t i = 0; i < trail.squares.size(); ++i)
    if (trail.squares[i] == square && trail.reached[i]) return true;
  return false;
}

void make_unique(std::vector<Square>& squares) {
  auto const before = [](Square a, Square b) {
    return a.file != b.file ? a.file < b.file : a.rank < b.rank;
  };
  std::ranges::sort(squares, before);
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
}

// Around a cylinder, a ride can come to a square that it has stepped on or passed over before.
bool may_meet_itself(Ride const& ride) {
  return ride.cylindrical && (ride.passing != Passing::anything || ride.turn != 0);
}

// The board without its men.
Arena emptied(Arena const& arena) {
  Arena empty(arena.files(), arena.ranks());
  for (int file = 0; file < arena.files(); ++file)
    for (int rank = 0; rank < arena.ranks(); ++rank)
      if (arena.at({file, rank}) == Content::hole) empty.put({file, rank}, Content::hole);
  return empty;
}

// Each square that the ride could ever come to is tried with an enemy on it: he may be what stops
// it, or what it must jump or hop over.
void try_captures(Ride const& ride, Arena const& arena, Arena const& empty, Square from,
                  std::vector<Square>& captures) {
  Ride free = ride;
  free.passing = Passing::anything;
  free.manner = Manner::slide;
  for (Square const& square : Walk(free, empty, from).run().squares) {
    if (arena.at(square) == Content::friendly) continue;
    Walk walk(ride, arena, from);
    walk.suppose_enemy(square);
    if (reaches(walk.run(), square)) captures.push_back(square);
  }
}

}  // namespace

text::Result<Arena> arena(Board const& board, Side side) {
  auto const refused = [](char const* why) {
    return text::error("E-BOARD", {},
                       std::string("moves are shown on rectangular boards of squares; ") + why,
                       "name a size, such as 8x8");
  };
  if (board.tiling != Tiling::square) return refused("this one is of other cells");
  if (!board.rectangular() || board.rows() == 0 || board.row(0).empty())
    return refused("this one has shifted, wide or missing squares");
  int const ranks = static_cast<int>(board.rows());
  Arena out(static_cast<int>(board.row(0).size()), ranks);
  for (Cell const& cell : board.cells()) {
    Square const square{cell.left / quarters, ranks - 1 - cell.row};
    if (cell.kind != CellKind::plain) out.put(square, Content::hole);
    if (!cell.occupant) continue;
    auto const* man = std::get_if<Man>(&*cell.occupant);
    bool const marker = !man || (man->kind >= Kind::circle && man->kind <= Kind::triangle);
    out.put(square, marker || man->side == side ? Content::friendly : Content::enemy);
  }
  return out;
}

std::vector<Trail> trails(Movement const& movement, Arena const& arena, Square from) {
  std::vector<Trail> all;
  for (Ride const& ride : movement) all.push_back(Walk(ride, arena, from).run());
  return all;
}

Targets targets(Movement const& movement, Arena const& arena, Square from) {
  Targets found;
  std::optional<Arena> empty;
  for (Ride const& ride : movement) {
    Trail const trail = Walk(ride, arena, from).run();
    bool const tried = ride.captures && may_meet_itself(ride);
    for (std::size_t i = 0; i < trail.squares.size(); ++i) {
      if (!trail.reached[i]) continue;
      if (ride.moves && arena.at(trail.squares[i]) == Content::empty)
        found.moves.push_back(trail.squares[i]);
      if (ride.captures && !tried) found.captures.push_back(trail.squares[i]);
    }
    if (!tried) continue;
    if (!empty) empty = emptied(arena);
    try_captures(ride, arena, *empty, from, found.captures);
  }
  make_unique(found.moves);
  make_unique(found.captures);
  return found;
}

std::vector<Square> sample_hurdles(Movement const& movement, Arena const& arena, Square from) {
  std::vector<Square> hurdles;
  Arena occupied = arena;
  auto const place = [&](Square square) {
    if (!occupied.has(square) || square == from || occupied.at(square) != Content::empty) return;
    occupied.put(square, Content::enemy);
    hurdles.push_back(square);
  };
  for (Ride const& ride : movement) {
    Trail const trail = Walk(ride, occupied, from).run();
    if (ride.manner != Manner::slide && !trail.hurdle && trail.squares.size() > 1)
      place(trail.squares[trail.squares.size() > 2 ? 1 : 0]);
    if (ride.passing != Passing::something || !trail.squares.empty()) continue;
    bool const lands = occupied.has({from.file + ride.step.dx, from.rank + ride.step.dy});
    Offset const over = passed_over(ride.step).front();
    if (lands) place({from.file + over.dx, from.rank + over.dy});
  }
  return hurdles;
}

}  // namespace dawson::chess
