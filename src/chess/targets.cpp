#include "chess/targets.hpp"

#include <algorithm>
#include <cstdlib>
#include <iterator>

#include "chess/multi_leg.hpp"
#include "text/limits.hpp"

namespace dawson::chess {

// A ride is walked step by step. Whether an enemy could be captured on an empty square is found by
// a walk with an enemy there, if the walk passes that square before it steps on it; otherwise the
// walk without an enemy decides.

namespace {

class Walk {
 public:
  Walk(Slide const& ride, Occupancy const& arena, Square from)
      : ride_(ride), arena_(arena), from_(from), steps_(step_cycle(ride)) {
    passed_.resize(steps_.size());
    for (std::size_t i = 0; i < steps_.size(); ++i)
      if (ride.passing != Passing::anything) passed_[i] = passed_over(ride, steps_[i]);
  }

  /// Places an enemy on this empty square.
  void assume_enemy(Square square) { assumed_enemy_ = square; }

  MovePath run() {
    trail_.ride = ride_;
    if (ride_.manner == Manner::anywhere) return everywhere();
    if (ride_.manner == Manner::castle) return castled();
    Square at = from_;
    for (int taken = 0; ride_.range == unlimited || taken < ride_.range; ++taken) {
      text::WorkBudget::take();
      std::size_t const which = static_cast<std::size_t>(taken) % steps_.size();
      if (!passes(at, passed_[which])) return std::move(trail_);
      auto const next = shifted(at, steps_[which]);
      if (!next) return ended(End::edge);
      if (*next == from_) return ended(End::range);
      if (content(*next) == Content::hole) return ended(End::blocked);
      at = *next;
      if (!arrive(at, taken < ride_.skips)) return std::move(trail_);
    }
    return ended(End::range);
  }

 private:
  MovePath everywhere() {
    for (int file = 0; file < arena_.files(); ++file)
      for (int rank = 0; rank < arena_.ranks(); ++rank) {
        Square const at{file, rank};
        if (content(at) == Content::hole || at == from_) continue;
        trail_.squares.push_back(at);
        trail_.reached.push_back(content(at) != Content::friendly || ride_.own);
      }
    return ended(End::range);
  }

  // XBoard checks neither for check nor for attacked squares.
  MovePath castled() {
    int const way = ride_.step.dx > 0 ? 1 : -1;
    Square const to{from_.file + ride_.step.dx, from_.rank};
    Square const partner = castling_partner(ride_, arena_, from_);
    bool can = (partner.file - to.file) * way > 0 && arena_.at(partner) == Content::friendly;
    for (int file = from_.file + way; can && file != partner.file; file += way)
      can = content({file, from_.rank}) == Content::empty;
    if (can) trail_.squares.push_back(to), trail_.reached.push_back(true);
    return ended(End::range);
  }

  MovePath ended(End end) {
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
    if (assumed_enemy_ && *assumed_enemy_ == square) return Content::enemy;
    return arena_.at(square);
  }

  static bool is_piece(Content content) {
    return content == Content::friendly || content == Content::enemy;
  }

  bool passes(Square at, std::vector<Offset> const& passed) {
    bool over_piece = false;
    for (Offset const& offset : passed) {
      auto const square = shifted(at, offset);
      bool const open = square && content(*square) != Content::hole;
      bool const piece = open && is_piece(content(*square));
      over_piece = over_piece || piece;
      // A piece that walks needs free squares on its way; one that jumps does not.
      if (ride_.passing == Passing::nothing && (!open || piece)) {
        trail_.end = square ? End::blocked : End::edge;
        if (piece) trail_.blocker = square;
        return false;
      }
    }
    return ride_.passing != Passing::something || over_piece;
  }

  // Steps on a square of the board; returns false if the ride ends there.
  bool arrive(Square at, bool skipped) {
    Content const found = content(at);
    bool const piece = is_piece(found);
    bool const lands = !skipped && (ride_.manner == Manner::slide || trail_.hurdle);
    trail_.squares.push_back(at);
    trail_.reached.push_back(lands && (found != Content::friendly || ride_.own));
    if (skipped) return true;
    if (!lands) {
      if (piece) trail_.hurdle = at;
      return true;
    }
    if (piece) {
      trail_.blocker = at;
      trail_.end = End::blocked;
      return false;
    }
    if (ride_.manner == Manner::hop) trail_.end = End::range;
    return ride_.manner != Manner::hop;
  }

  Slide const& ride_;
  Occupancy const& arena_;
  Square from_;
  std::vector<Offset> steps_;  // used in turn
  std::vector<std::vector<Offset>> passed_;
  std::optional<Square> assumed_enemy_;
  MovePath trail_;
};

bool reaches(MovePath const& trail, Square square) {
  for (std::size_t i = 0; i < trail.squares.size(); ++i)
    if (trail.squares[i] == square && trail.reached[i]) return true;
  return false;
}

void make_unique(std::vector<Square>& squares) {
  std::ranges::sort(squares, ByFile());
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
}

// Removes `others` from `squares`; both are sorted.
void leave_out(std::vector<Square>& squares, std::vector<Square> const& others) {
  std::erase_if(squares, [&](Square square) {
    return std::binary_search(others.begin(), others.end(), square, ByFile());
  });
}

// Returns whether a ride can reach a square that it has stepped on or passed over before, as it
// can around a cylinder.
bool may_meet_itself(Slide const& ride) {
  return ride.cylindrical && (ride.passing != Passing::anything || ride.turn != 0);
}

// Returns the board without its pieces.
Occupancy emptied(Occupancy const& arena) {
  Occupancy empty(arena.files(), arena.ranks());
  for (int file = 0; file < arena.files(); ++file)
    for (int rank = 0; rank < arena.ranks(); ++rank)
      if (arena.at({file, rank}) == Content::hole) empty.put({file, rank}, Content::hole);
  return empty;
}

// Tries an enemy on each square that the ride could ever reach: the enemy may be what stops the
// ride, or what it must jump or hop over.
void try_captures(Slide const& ride, Occupancy const& arena, Occupancy const& empty, Square from,
                  std::vector<Square>& captures) {
  Slide free = ride;
  free.passing = Passing::anything;
  free.manner = Manner::slide;
  for (Square const& square : Walk(free, empty, from).run().squares) {
    if (arena.at(square) == Content::friendly) continue;
    Walk walk(ride, arena, from);
    walk.assume_enemy(square);
    if (reaches(walk.run(), square)) captures.push_back(square);
  }
}

}  // namespace

text::Result<Occupancy> arena(Board const& board, Side side) {
  auto const refused = [](char const* why) {
    return text::error("E-BOARD", {},
                       std::string("moves need a rectangular board of squares; ") + why,
                       "write a size, such as 8x8");
  };
  if (board.tiling != Tiling::square) return refused("its cells are not squares");
  if (!board.rectangular() || board.rows() == 0 || board.row(0).empty())
    return refused("squares are shifted, wide or missing");
  int const ranks = static_cast<int>(board.rows());
  Occupancy out(static_cast<int>(board.row(0).size()), ranks);
  for (Cell const& cell : board.cells()) {
    Square const square{cell.left / quarters, ranks - 1 - cell.row};
    if (cell.kind != CellKind::plain) out.put(square, Content::hole);
    if (!cell.occupant) continue;
    auto const* piece = std::get_if<Piece>(&*cell.occupant);
    bool const marker = !piece || (piece->kind >= Kind::circle && piece->kind <= Kind::triangle);
    out.put(square, marker || piece->side == side ? Content::friendly : Content::enemy);
  }
  return out;
}

Square castling_partner(Slide const& ride, Occupancy const& arena, Square from) {
  int const way = ride.step.dx > 0 ? 1 : -1;
  int file = way > 0 ? arena.files() - 1 : 0;
  while (file != from.file && arena.at({file, from.rank}) == Content::hole) file -= way;
  file -= way * std::min(ride.skips, std::abs(file - from.file));
  return {file, from.rank};
}

std::vector<MovePath> trails(Movement const& movement, Occupancy const& arena, Square from) {
  std::vector<MovePath> all;
  for (Slide const& ride : movement)
    if (ride.then.empty()) all.push_back(Walk(ride, arena, from).run());
  return all;
}

Targets targets(Movement const& movement, Occupancy const& arena, Square from) {
  Targets found;
  std::optional<Occupancy> empty;
  for (Slide const& ride : movement) {
    auto& moves = ride.first_move ? found.first_move : found.moves;
    auto& captures = ride.first_move ? found.first_move : found.captures;
    if (!ride.then.empty()) {
      ChainEnds ends = chain_ends(ride, arena, from);
      std::ranges::copy(ends.moves, std::back_inserter(moves));
      std::ranges::copy(ends.captures, std::back_inserter(captures));
      std::ranges::copy(ends.passant, std::back_inserter(found.passant));
      std::ranges::copy(ends.own, std::back_inserter(found.own));
      std::ranges::copy(ends.on_the_way, std::back_inserter(found.on_the_way));
      found.pass = found.pass || ends.pass;
      continue;
    }
    MovePath const trail = Walk(ride, arena, from).run();
    if (ride.manner == Manner::castle) {
      std::ranges::copy(trail.squares, std::back_inserter(found.castling));
      continue;
    }
    bool const tried = ride.captures && may_meet_itself(ride);
    for (std::size_t i = 0; i < trail.squares.size(); ++i) {
      if (!trail.reached[i]) continue;
      Square const square = trail.squares[i];
      Content const there = arena.at(square);
      if (there == Content::friendly) found.own.push_back(square);
      if (there == Content::empty && ride.moves) moves.push_back(square);
      if (there == Content::empty && ride.passant) found.passant.push_back(square);
      if (there != Content::friendly && ride.captures && !tried) captures.push_back(square);
    }
    if (!tried) continue;
    if (!empty) empty = emptied(arena);
    try_captures(ride, arena, *empty, from, captures);
  }
  for (auto* squares : {&found.moves, &found.captures, &found.first_move, &found.passant,
                        &found.castling, &found.own})
    make_unique(*squares);
  leave_out(found.first_move, found.moves);
  leave_out(found.first_move, found.captures);
  auto const in_order = [](TakenOnTheWay const& a, TakenOnTheWay const& b) {
    return a.taken == b.taken ? ByFile()(a.end, b.end) : ByFile()(a.taken, b.taken);
  };
  std::ranges::sort(found.on_the_way, in_order);
  found.on_the_way.erase(std::unique(found.on_the_way.begin(), found.on_the_way.end()),
                         found.on_the_way.end());
  return found;
}

std::vector<ChainWay> chain_ways(Movement const& movement, Occupancy const& arena, Square from,
                                 std::size_t most) {
  std::vector<ChainWay> ways;
  for (Slide const& ride : movement) {
    if (ride.then.empty()) continue;
    std::ranges::move(ways_of(ride, arena, from), std::back_inserter(ways));
    if (ways.size() > most) return {};
  }
  return ways;
}

std::vector<Square> sample_hurdles(Movement const& movement, Occupancy const& arena, Square from) {
  std::vector<Square> hurdles;
  Occupancy occupied = arena;
  auto const place = [&](Square square) {
    if (!occupied.has(square) || square == from || occupied.at(square) != Content::empty) return;
    occupied.put(square, Content::enemy);
    hurdles.push_back(square);
  };
  for (Slide ride : movement) {
    if (ride.manner == Manner::anywhere || ride.manner == Manner::castle) continue;
    if (!ride.then.empty()) {
      if (ride.moves || (!ride.onwards.over && !ride.onwards.over_toggles)) continue;
      ride.manner = Manner::cannon;
    }
    MovePath const trail = Walk(ride, occupied, from).run();
    if (ride.manner != Manner::slide && !trail.hurdle && trail.squares.size() > 1)
      place(trail.squares[trail.squares.size() > 2 ? 1 : 0]);
    if (ride.passing != Passing::something || !trail.squares.empty()) continue;
    bool const lands = occupied.has({from.file + ride.step.dx, from.rank + ride.step.dy});
    Offset const over = passed_over(ride, ride.step).front();
    if (lands) place({from.file + over.dx, from.rank + over.dy});
  }
  return hurdles;
}

}  // namespace dawson::chess
