#include "chess/movement.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string_view>

#include "chess/multi_leg.hpp"

namespace dawson::chess {

// Headings select steps of an atom. What a letter selects depends on the atom. Orthogonal atom:
// each letter by itself. Diagonal atom: a vertical letter next to a horizontal one selects what
// both have in common. Oblique atom: such a pair selects the second letter's part of the first
// letter's motion; a single letter selects the two steps that go furthest in its direction.
// XBoard's K and Q have one set of eight directions, as later legs have: a letter is one of them,
// such a pair is the diagonal between the two.

namespace {

struct Atom {
  char letter;
  Offset step;
};
constexpr Atom atoms[] = {{'W', {0, 1}}, {'F', {1, 1}}, {'D', {0, 2}}, {'A', {2, 2}}, {'N', {1, 2}},
                          {'H', {0, 3}}, {'G', {3, 3}}, {'L', {1, 3}}, {'J', {2, 3}}};

std::string_view atoms_of(char letter) {
  switch (letter) {
    case 'R': return "W";
    case 'B': return "F";
    case 'Q':
    case 'K': return "WF";
    default: {
      auto const* found = std::ranges::find(atoms, letter, &Atom::letter);
      return {&found->letter, 1};
    }
  }
}

// Returns the step of an atom that represents one kind of steps.
Offset step_of(char letter, char stretch) {
  Offset step = std::ranges::find(atoms, letter, &Atom::letter)->step;
  if (stretch == 'X') step.dy += 3;
  if (stretch == 'Y') step.dx += 2, step.dy += 2;
  return step;
}

bool wide(Direction direction, Offset step) {
  switch (direction) {
    case Direction::forward: return step.dy > 0;
    case Direction::backward: return step.dy < 0;
    case Direction::right: return step.dx > 0;
    case Direction::left: return step.dx < 0;
    case Direction::vertical: return step.dy != 0;
    case Direction::sideways: return step.dx != 0;
  }
  return false;
}

bool narrow(Direction direction, Offset step) {
  int const along = std::abs(is_vertical(direction) ? step.dy : step.dx);
  int const across = std::abs(is_vertical(direction) ? step.dx : step.dy);
  return wide(direction, step) && along >= across;
}

bool chiral(Direction direction, Offset step) {
  bool const upright = std::abs(step.dy) > std::abs(step.dx);
  bool const clockwise = upright == ((step.dx > 0) == (step.dy > 0));
  return clockwise == (direction == Direction::right);
}

// Returns eighths of a turn to the right.
std::vector<int> eighths(Direction direction) {
  switch (direction) {
    case Direction::forward: return {0};
    case Direction::right: return {2};
    case Direction::backward: return {4};
    case Direction::left: return {6};
    case Direction::vertical: return {0, 4};
    case Direction::sideways: return {2, 6};
  }
  return {};
}

bool pairs(Bearing const& a, Bearing const& b) {
  return a.breadth == Breadth::plain && b.breadth == Breadth::plain &&
         is_vertical(a.direction) != is_vertical(b.direction);
}

// Returns a bit set: bit n is n eighths of a turn to the right of straight ahead.
std::uint8_t selected_eighths(std::vector<Bearing> const& bearings) {
  unsigned chosen = 0;
  for (std::size_t i = 0; i < bearings.size(); ++i) {
    bool const pair = i + 1 < bearings.size() && pairs(bearings[i], bearings[i + 1]);
    for (int const a : eighths(bearings[i].direction)) {
      if (!pair) chosen |= 1U << a;
      else
        for (int const b : eighths(bearings[i + 1].direction))
          chosen |= 1U << (std::abs(a - b) > 4 ? 7 : (a + b) / 2);
    }
    if (pair) ++i;
  }
  return static_cast<std::uint8_t>(chosen);
}

std::vector<Offset> selected(std::vector<Bearing> const& bearings, Offset atom, bool eightfold) {
  std::vector<Offset> const all = steps_of(atom);
  if (bearings.empty()) return all;
  bool const orthogonal = atom.dx == 0, diagonal = atom.dx == atom.dy;
  std::vector<Offset> chosen;
  if (eightfold) {
    std::uint8_t const bits = selected_eighths(bearings);
    for (unsigned i = 0; i < std::size(compass); ++i)
      if ((bits >> i & 1U) != 0 && std::ranges::find(all, compass[i]) != all.end())
        chosen.push_back(compass[i]);
    return chosen;
  }
  for (std::size_t i = 0; i < bearings.size(); ++i) {
    Bearing const& first = bearings[i];
    Bearing const* second = i + 1 < bearings.size() ? &bearings[i + 1] : nullptr;
    bool const pair = !orthogonal && second && pairs(first, *second);
    if (pair) ++i;
    for (Offset const& step : all) {
      bool taken = wide(first.direction, step);
      if (first.breadth == Breadth::chiral) taken = chiral(first.direction, step);
      else if (pair) taken = taken && (diagonal ? wide : narrow)(second->direction, step);
      else if (first.breadth != Breadth::half && !orthogonal && !diagonal)
        taken = narrow(first.direction, step);
      if (taken) chosen.push_back(step);
    }
  }
  return chosen;
}

// Ranges of rides that are otherwise equal; the longer one includes the others. Moves and captures
// are kept separate until the range of each is known.
struct Reach {
  int move = -1, capture = -1;  // -1: none
};

int longer(int a, int b) { return a == unlimited || b == unlimited ? unlimited : std::max(a, b); }

void extend(int& range, int by) { range = range < 0 ? by : longer(range, by); }

bool never_moves(Slide const& ride) {
  if (ride.manner == Manner::anywhere || ride.manner == Manner::castle) return false;
  bool const needs_two = ride.then.empty() && ride.manner != Manner::slide;
  int const needed = ride.skips + (needs_two ? 2 : 1);
  return (ride.range != unlimited && ride.range < needed) ||
         (ride.passing == Passing::something && passed_over(ride.step).empty()) ||
         std::ranges::any_of(ride.then, [](Slide const& leg) {
           return leg.range != unlimited && leg.range <= leg.skips && !leg.as_far;
         });
}

class Collector {
 public:
  void add(Slide ride) {
    if (never_moves(ride)) return;
    if (ride.passing == Passing::nothing && passed_over(ride.step).empty())
      ride.passing = Passing::anything;
    if (ride.range == 1) ride.turn = ride.ring = 0;
    if (!ride.then.empty() || (!ride.moves && !ride.captures)) {
      others_.insert(std::move(ride));
      return;
    }
    Slide key = ride;
    key.moves = key.captures = false;
    key.range = 0;
    Reach& reach = reaches_[key];
    if (ride.moves) extend(reach.move, ride.range);
    if (ride.captures) extend(reach.capture, ride.range);
  }

  Movement run() const {
    Movement rides(others_.begin(), others_.end());
    for (auto const& [key, reach] : reaches_) {
      Slide ride = key;
      auto const put = [&](bool moves, bool captures, int range) {
        ride.moves = moves, ride.captures = captures, ride.range = range;
        rides.push_back(ride);
      };
      if (reach.move == reach.capture) {
        put(true, true, reach.move);
      } else {
        if (reach.move >= 0) put(true, false, reach.move);
        if (reach.capture >= 0) put(false, true, reach.capture);
      }
    }
    std::ranges::sort(rides);
    return rides;
  }

 private:
  std::map<Slide, Reach> reaches_;
  std::set<Slide> others_;  // chains, and rides that only capture in other ways
};

// Returns what a part states for each of its steps.
Slide ride_of(BetzaPart const& part, Offset step) {
  Slide ride;
  ride.step = step;
  ride.manner = part.hops ? Manner::hop : part.cannon ? Manner::cannon : Manner::slide;
  ride.passing = part.lame      ? Passing::nothing
                 : part.jumping ? Passing::something
                                : Passing::anything;
  ride.halfway = part.dialect == BetzaDialect::xbetza && ride.passing != Passing::anything &&
                 passed_over(step).size() > 1;
  ride.cylindrical = part.cylindrical;
  ride.moves = part.moves;
  ride.captures = part.captures;
  ride.range = part.range;
  ride.skips = part.skips;
  ride.own = part.own;
  ride.passant = part.passant;
  ride.first_move = part.first_move > 0;
  ride.spares_kings = part.spares_kings;
  ride.exchanges = part.exchanges;
  ride.as_far = part.as_far;
  return ride;
}

// Sets the end of a leg that is not the last: it cannot hop, but may end on a piece.
void set_end_of_leg(Slide& ride, BetzaPart const& part, bool may_end) {
  ride.manner = Manner::slide;
  if (may_end) ride.moves = true, ride.captures = ride.own = false;
  else ride.onwards = {part.cannon, part.hops, part.toggles};
}

Offset first_step(BetzaPart const& part) {
  return step_of(atoms_of(part.atom).front(), part.stretch);
}

Slide later_leg(BetzaPart const& part, Side side) {
  Slide leg = ride_of(part, first_step(part));
  leg.turns = selected_eighths(part.bearings);
  bool const eightfold = part.atom == 'K' || part.atom == 'Q';
  if (part.joint == Joint::chain) {
    if (leg.turns == 0) leg.turns = eightfold ? 0b11101111 : 0b01000101;
  } else {
    for (char const letter : atoms_of(part.atom))
      std::ranges::copy(steps_of(step_of(letter, part.stretch)), std::back_inserter(leg.steps));
  }
  // In a mirror, right is left.
  if (side == Side::black) {
    unsigned mirrored = 0;
    for (unsigned i = 0; i < 8; ++i) mirrored |= (leg.turns >> i & 1U) << ((8 - i) % 8);
    leg.turns = static_cast<std::uint8_t>(mirrored);
  }
  return leg;
}

// Later legs get their length from `step` and their direction from the leg before.
void collect_legs(Slide ride, BetzaPart const& part, Side side, Collector& collector) {
  Slide const alone = ride;
  std::vector<BetzaPart const*> legs{&part};
  for (BetzaPart const& leg : part.then) {
    bool const may_end = leg.joint == Joint::may_end;
    if (may_end) collector.add(ride);
    set_end_of_leg(ride.then.empty() ? ride : ride.then.back(), *legs.back(), may_end);
    ride.then.push_back(later_leg(leg, side));
    legs.push_back(&leg);
  }
  collector.add(ride);
}

void collect(BetzaPart const& part, Side side, Collector& collector) {
  if (part.atom == 'U' || part.atom == 'O') {
    Slide ride = ride_of(part, {});
    ride.manner = part.atom == 'U' ? Manner::anywhere : Manner::castle;
    ride.range = 1;
    if (part.atom == 'U') {
      if (part.bearings.empty()) collector.add(ride);
      return;
    }
    ride.first_move = false;
    std::uint8_t const ways = part.bearings.empty() ? 0xFF : selected_eighths(part.bearings);
    for (unsigned const way : {2U, 6U})
      if ((ways >> way & 1U) != 0)
        ride.step = {way == 2 ? part.range : -part.range, 0}, collector.add(ride);
    return;
  }
  bool const eightfold = part.dialect == BetzaDialect::xbetza && atoms_of(part.atom).size() > 1;
  for (char const letter : atoms_of(part.atom)) {
    for (Offset step : selected(part.bearings, step_of(letter, part.stretch), eightfold)) {
      if (side == Side::black) step.dy = -step.dy;
      Slide ride = ride_of(part, step);
      if (!part.then.empty()) {
        collect_legs(std::move(ride), part, side, collector);
        continue;
      }
      if (!part.crooked && !part.circular) {
        collector.add(ride);
        continue;
      }
      if (part.circular) ride.ring = static_cast<int>(ring_of(step, eightfold).size());
      for (int const turn : {-1, 1}) {
        ride.turn = turn;
        collector.add(ride);
      }
    }
  }
}

}  // namespace

Movement movement(Betza const& piece, Side side) {
  Collector collector;
  for (BetzaPart const& part : piece) collect(part, side, collector);
  return collector.run();
}

Movement movement(BetzaPart const& part, Side side) {
  Collector collector;
  collect(part, side, collector);
  return collector.run();
}

}  // namespace dawson::chess
