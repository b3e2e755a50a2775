#include "chess/multi_leg.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <optional>
#include <set>
#include <tuple>

#include "chess/movement.hpp"
#include "text/limits.hpp"

namespace dawson::chess {

// A chain is searched breadth first through states: the leg that begins, its square and direction,
// its length, and the captured piece. Each state occurs once, which bounds the work by the number
// of states, although the number of ways is not bounded. Whether an enemy could be captured on an
// empty square is found by a search with an enemy there, unless a way that does not meet that
// square before already proves it.

namespace {

int length(Offset step) { return std::max(std::abs(step.dx), std::abs(step.dy)); }

// Returns those of `steps` that are closest to `to` by angle; `to` is not one of them.
std::vector<Offset> closest_steps(std::vector<Offset> const& steps, Offset to) {
  // Compares squared cosines with their signs: needs no square roots.
  auto const product = [&](Offset a) { return a.dx * to.dx + a.dy * to.dy; };
  auto const size = [](Offset a) { return a.dx * a.dx + a.dy * a.dy; };
  std::vector<Offset> found;
  for (Offset const step : steps) {
    auto const closer = [&](Offset a, Offset b) {
      int const p = product(a), q = product(b);
      return p * std::abs(p) * size(b) - q * std::abs(q) * size(a);
    };
    int const order = found.empty() ? 1 : closer(step, found.front());
    if (order > 0) found.clear();
    if (order >= 0) found.push_back(step);
  }
  return found;
}

// Returns `step` turned by eighths to the right, with the length `reach`.
Offset turned(Offset step, int eighths, int reach) {
  Offset const unit{step.dx / length(step), step.dy / length(step)};
  auto const here = std::ranges::find(compass, unit) - std::begin(compass);
  Offset const next = compass[(here + eighths) % 8];
  return {next.dx * reach, next.dy * reach};
}

// Returns the steps with which `leg` can begin after a step of `last`.
std::vector<Offset> directions(Slide const& leg, Offset last) {
  bool const oblique = last.dx != 0 && last.dy != 0 && std::abs(last.dx) != std::abs(last.dy);
  if (leg.turns == 0) return closest_steps(leg.steps, last);
  if (oblique) last = closest_steps(leg.steps, last).front();
  std::vector<Offset> steps;
  for (int eighths = 0; eighths < 8; ++eighths)
    if ((leg.turns >> eighths & 1) != 0) steps.push_back(turned(last, eighths, length(leg.step)));
  return steps;
}

enum class Toggled : std::uint8_t { no, one_step, unlimited };

struct State {
  std::size_t leg = 0;
  Square at;
  Offset step;  // of the leg that begins
  Toggled toggled = Toggled::no;
  int length_so_far = 1;  // steps of the last leg that had a choice of lengths
  std::optional<Square> taken;
  std::size_t parent = 0;  // index of the previous state

  auto key() const {
    Square const gone = taken.value_or(Square{-1, -1});
    return std::tuple(leg, at.file, at.rank, step, toggled, length_so_far, gone.file, gone.rank);
  }
};

class Search {
 public:
  Search(Slide const& chain, Occupancy const& arena, Square from,
         std::optional<Square> assumed_enemy)
      : chain_(chain), arena_(arena), from_(from), assumed_enemy_(assumed_enemy) {
    for (Slide const& leg : chain.then) measures_length_ = measures_length_ || leg.as_far;
    State first;
    first.at = from;
    first.step = chain.step;
    push(first);
    for (std::size_t i = 0; i < states_.size(); ++i) play(i);
  }

  ChainEnds ends;
  std::set<Square, ByFile> doubtful;  // empty squares that need a search with an enemy on them
  std::vector<ChainWay> ways;

 private:
  Slide const& leg_of(State const& state) const {
    return state.leg == 0 ? chain_ : chain_.then[state.leg - 1];
  }
  bool is_last(State const& state) const { return state.leg == chain_.then.size(); }

  void push(State const& state) {
    text::WorkBudget::take();
    if (known_.insert(state.key()).second) states_.push_back(state);
  }

  Content content(State const& state, Square square) const {
    if (square == from_ || square == state.taken) return Content::empty;
    return square == assumed_enemy_ ? Content::enemy : arena_.at(square);
  }

  std::optional<Square> shifted(Slide const& leg, Square at, Offset by) const {
    Square to{at.file + by.dx, at.rank + by.dy};
    if (leg.cylindrical) to.file = (to.file % arena_.files() + arena_.files()) % arena_.files();
    return arena_.has(to) ? std::optional(to) : std::nullopt;
  }

  bool passes(State const& state, Slide const& leg, Square at) {
    if (leg.passing == Passing::anything) return true;
    bool over_piece = false;
    for (Offset const& offset : passed_over(leg, state.step)) {
      auto const square = shifted(leg, at, offset);
      bool const open = square && content(state, *square) != Content::hole;
      bool const piece = open && content(state, *square) != Content::empty;
      if (leg.passing == Passing::nothing && (!open || piece)) return false;
      if (open && !piece) add_doubtful(*square);
      over_piece = over_piece || piece;
    }
    return leg.passing != Passing::something || over_piece;
  }

  void add_doubtful(Square square) {
    if (square != from_ && arena_.at(square) == Content::empty) doubtful.insert(square);
  }

  static int range_of(State const& state, Slide const& leg) {
    if (leg.as_far) return state.length_so_far;
    if (state.toggled == Toggled::no) return leg.range;
    return state.toggled == Toggled::one_step ? 1 : unlimited;
  }

  void play(std::size_t index) {
    State const state = states_[index];
    Slide const& leg = leg_of(state);
    int const range = range_of(state, leg);
    Square at = state.at;
    bool over = false;  // the last leg has passed its hurdle
    std::optional<Square> reached;
    bool edge = false;
    for (int steps = 1; range == unlimited || steps <= range; ++steps) {
      text::WorkBudget::take();
      if (!passes(state, leg, at)) break;
      auto const next = shifted(leg, at, state.step);
      edge = !next;
      if (!next || *next == state.at || content(state, *next) == Content::hole) break;
      at = *next;
      Content const there = content(state, at);
      bool const piece = there != Content::empty;
      bool const skipped = steps <= leg.skips || (leg.as_far && steps < range);
      if (steps <= leg.skips) continue;
      if (skipped && piece) break;
      if (skipped) continue;
      if (!is_last(state)) {
        end_leg(index, leg, at, there, steps, range);
        if (piece) break;
        continue;
      }
      if (leg.manner != Manner::slide && !over) {
        over = piece;
        continue;
      }
      if (end_chain(index, leg, at, there)) reached = at;
      if (piece || leg.manner == Manner::hop) break;
    }
    if (is_last(state) && reached && !state.taken) add_way(index, *reached, edge && range != 1);
  }

  // Continues with the next leg if a leg that is not the last can end here.
  void end_leg(std::size_t index, Slide const& leg, Square at, Content there, int steps,
               int range) {
    State const state = states_[index];
    State next = state;
    next.leg += 1;
    next.at = at;
    next.parent = index;
    if (measures_length_ && range != 1) next.length_so_far = steps;
    Toggled const other = range == 1 ? Toggled::unlimited : Toggled::one_step;
    auto const go_on = [&](Toggled toggled, std::optional<Square> taken) {
      State begun = next;
      begun.toggled = toggled;
      begun.taken = taken;
      for (Offset const step : directions(leg_of(begun), state.step)) {
        begun.step = step;
        push(begun);
      }
    };
    if (there == Content::empty) {
      if (leg.moves) go_on(next.toggled, next.taken);
      if (leg.onwards.toggles) go_on(other, next.taken);
      bool const wants_piece = leg.captures || leg.onwards.over || leg.onwards.over_toggles;
      if (wants_piece) add_doubtful(at);
      return;
    }
    bool const spared = leg.spares_kings && there == Content::enemy;
    if (leg.onwards.over && !spared) go_on(next.toggled, next.taken);
    if (leg.onwards.over_toggles && !spared) go_on(other, next.taken);
    // Ways with two captures have no sign on the board.
    bool const takes = there == Content::enemy ? leg.captures : leg.own;
    if (takes && !state.taken) go_on(next.toggled, at);
  }

  // Records that the last leg ends here; returns whether it can.
  bool end_chain(std::size_t index, Slide const& leg, Square at, Content there) {
    State const& state = states_[index];
    if (there == Content::empty) {
      if (state.taken && leg.moves) ends.on_the_way.push_back({*state.taken, at});
      if (at == from_) {
        ends.pass = ends.pass || (leg.moves && !state.taken);
        return false;
      }
      if (state.taken) return false;
      if (leg.moves) ends.moves.push_back(at);
      if (leg.passant) ends.passant.push_back(at);
      // A search with an assumed enemy is asked only about that enemy's square.
      if (leg.captures && !assumed_enemy_ && arena_.at(at) == Content::empty) {
        if (meets(index, at)) add_doubtful(at);
        else ends.captures.push_back(at);
      }
      return leg.moves || leg.captures;
    }
    if (state.taken) return false;
    bool const takes = there == Content::enemy ? leg.captures : leg.own;
    if (takes) (there == Content::enemy ? ends.captures : ends.own).push_back(at);
    return takes;
  }

  // Returns whether the way to this state has stepped on `square`, or may have passed over it.
  bool meets(std::size_t index, Square square) const {
    for (State const* state = &states_[index]; state->leg > 0;) {
      State const& leg = states_[state->parent];
      if (leg_of(leg).cylindrical || leg_of(leg).passing != Passing::anything) return true;
      for (Square at = leg.at; !(at == state->at);) {
        text::WorkBudget::take();
        at = {at.file + leg.step.dx, at.rank + leg.step.dy};
        if (at == square) return true;
      }
      state = &leg;
    }
    Slide const& last = leg_of(states_[index]);
    return last.cylindrical || last.passing != Passing::anything;
  }

  void add_way(std::size_t index, Square end, bool runs_on) {
    ChainWay way{{end}, runs_on};
    bool straight = true;
    for (State const* state = &states_[index];; state = &states_[state->parent]) {
      straight = straight && !leg_of(*state).cylindrical;
      way.squares.push_back(state->at);
      if (state->leg == 0) break;
    }
    std::ranges::reverse(way.squares);
    if (straight) ways.push_back(std::move(way));
  }

  Slide const& chain_;
  Occupancy const& arena_;
  Square from_;
  std::optional<Square> assumed_enemy_;
  bool measures_length_ = false;
  std::vector<State> states_;
  std::set<decltype(State().key())> known_;
};

}  // namespace

ChainEnds chain_ends(Slide const& chain, Occupancy const& arena, Square from) {
  Search search(chain, arena, from, {});
  ChainEnds ends = std::move(search.ends);
  for (Square const square : search.doubtful) {
    ChainEnds const with = Search(chain, arena, from, square).ends;
    if (std::ranges::find(with.captures, square) != with.captures.end())
      ends.captures.push_back(square);
    for (TakenOnTheWay const& one : with.on_the_way)
      if (one.taken == square) ends.on_the_way.push_back(one);
  }
  return ends;
}

std::vector<ChainWay> ways_of(Slide const& chain, Occupancy const& arena, Square from) {
  return Search(chain, arena, from, {}).ways;
}

// Operators of steps and rides.

namespace {

auto fields(Slide const& r) {
  return std::tie(r.step, r.turn, r.manner, r.passing, r.cylindrical, r.moves, r.captures, r.range,
                  r.ring, r.halfway, r.skips, r.own, r.passant, r.first_move, r.spares_kings,
                  r.exchanges, r.onwards, r.as_far, r.turns);
}

auto fields(BetzaPart const& p) {
  return std::tie(p.bearings, p.moves, p.captures, p.lame, p.jumping, p.hops, p.cannon,
                  p.cylindrical, p.crooked, p.atom, p.range, p.dialect, p.own, p.passant,
                  p.spares_kings, p.toggles, p.exchanges, p.circular, p.as_far, p.first_move,
                  p.skips, p.stretch, p.joint, p.then);
}

// libc++ 16 has no `<=>` of vectors.
std::strong_ordering compared(auto const& a, auto const& b) {
  auto const [at, other] = std::ranges::mismatch(a, b);
  return at != a.end() && other != b.end() ? *at <=> *other : a.size() <=> b.size();
}

}  // namespace

bool operator==(BetzaPart const& a, BetzaPart const& b) { return fields(a) == fields(b); }

bool operator==(Slide const& a, Slide const& b) { return (a <=> b) == 0; }

std::strong_ordering operator<=>(Slide const& a, Slide const& b) {
  if (auto const order = fields(a) <=> fields(b); order != 0) return order;
  if (a.steps != b.steps) return compared(a.steps, b.steps);
  return compared(a.then, b.then);
}

std::vector<Offset> steps_of(Offset atom) {
  std::vector<Offset> steps;
  for (auto const [a, b] : {Offset{atom.dx, atom.dy}, Offset{atom.dy, atom.dx}})
    for (int const x : {a, -a})
      for (int const y : {b, -b}) steps.push_back({x, y});
  std::ranges::sort(steps);
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return steps;
}

std::vector<Offset> passed_over(Offset step) {
  int const width = std::abs(step.dx), height = std::abs(step.dy);
  int const length = std::max(width, height), diagonal = std::min(width, height);
  int const right = (step.dx > 0) - (step.dx < 0), up = (step.dy > 0) - (step.dy < 0);
  std::vector<Offset> passed;
  Offset at;
  for (int i = 1; i < length; ++i) {
    bool const straight = i <= length - diagonal;
    if (!straight || width > height) at.dx += right;
    if (!straight || height > width) at.dy += up;
    passed.push_back(at);
  }
  return passed;
}

std::vector<Offset> passed_over(Slide const& ride, Offset step) {
  if (ride.halfway) return {{step.dx / 2, step.dy / 2}};
  return passed_over(step);
}

std::vector<Offset> ring_of(Offset step, bool all) {
  int const wide = std::abs(step.dx), high = std::abs(step.dy), side = std::max(wide, high);
  std::vector<Offset> ring = steps_of({std::min(wide, high), side});
  if (all && ring.size() == 4)
    std::ranges::copy(steps_of({wide == high ? 0 : side, side}), std::back_inserter(ring));
  std::ranges::sort(ring, std::greater<>(), [](Offset at) { return std::atan2(at.dy, at.dx); });
  return ring;
}

std::vector<Offset> step_cycle(Slide const& ride) {
  if (ride.turn == 0) return {ride.step};
  // Counterclockwise by a quarter for 1, clockwise for -1.
  if (ride.ring == 0) return {ride.step, {-ride.turn * ride.step.dy, ride.turn * ride.step.dx}};
  std::vector<Offset> ring = ring_of(ride.step, ride.ring == 8);
  std::ranges::rotate(ring, std::ranges::find(ring, ride.step));
  if (ride.turn > 0) std::reverse(ring.begin() + 1, ring.end());
  return ring;
}

Aspects aspects(Movement const& movement) {
  Aspects found;
  for (Slide const& ride : movement) {
    Slide const& last = ride.then.empty() ? ride : ride.then.back();
    auto const any_leg = [&](auto const& has) {
      return has(ride) || std::ranges::any_of(ride.then, has);
    };
    found.first_move |= ride.first_move;
    found.passant |= last.passant;
    found.castling |= ride.manner == Manner::castle;
    found.own |= last.own;
    found.chains |= !ride.then.empty();
    found.exchanges |= any_leg([](Slide const& leg) { return leg.exchanges; });
    found.spares_kings |= last.spares_kings;
    found.on_the_way |=
        any_leg([&](Slide const& leg) { return &leg != &last && (leg.captures || leg.own); });
  }
  return found;
}

}  // namespace dawson::chess
