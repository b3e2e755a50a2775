// Headings select steps of an atom. What a letter selects depends on the atom: of an orthogonal
// atom each letter by itself; of a diagonal one a vertical letter beside a horizontal one what both
// have in common; of an oblique one such a pair is the second letter's part of the first letter's
// motion, and a single letter is the two steps that go that way most.
#include "chess/movement.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <string_view>

namespace dawson::chess {
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

std::vector<Offset> steps_of(Offset atom) {
  std::vector<Offset> steps;
  for (auto const [a, b] : {Offset{atom.dx, atom.dy}, Offset{atom.dy, atom.dx}})
    for (int const x : {a, -a})
      for (int const y : {b, -b}) steps.push_back({x, y});
  std::ranges::sort(steps);
  steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
  return steps;
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

std::vector<Offset> selected(std::vector<Bearing> const& bearings, Offset atom) {
  std::vector<Offset> const all = steps_of(atom);
  if (bearings.empty()) return all;
  bool const orthogonal = atom.dx == 0, diagonal = atom.dx == atom.dy;
  std::vector<Offset> chosen;
  for (std::size_t i = 0; i < bearings.size(); ++i) {
    Bearing const& first = bearings[i];
    bool const plain = first.breadth == Breadth::plain;
    Bearing const* second = i + 1 < bearings.size() ? &bearings[i + 1] : nullptr;
    bool const pair = !orthogonal && plain && second && second->breadth == Breadth::plain &&
                      is_vertical(first.direction) != is_vertical(second->direction);
    if (pair) ++i;
    for (Offset const& step : all) {
      bool taken = wide(first.direction, step);
      if (pair) taken = taken && (diagonal ? wide : narrow)(second->direction, step);
      else if (first.breadth != Breadth::half && !orthogonal && !diagonal)
        taken = narrow(first.direction, step);
      if (taken) chosen.push_back(step);
    }
  }
  return chosen;
}

// Two rides that differ by their range alone: the longer one says all. What only moves and what
// only captures are kept apart until it is known how far each goes.
struct Reach {
  int move = -1, capture = -1;  // -1: not at all
};

int longer(int a, int b) { return a == unlimited || b == unlimited ? unlimited : std::max(a, b); }

void extend(int& range, int by) { range = range < 0 ? by : longer(range, by); }

bool never_moves(Ride const& ride) {
  bool const needs_two = ride.manner != Manner::slide;
  return (needs_two && ride.range == 1) ||
         (ride.passing == Passing::something && passed_over(ride.step).empty());
}

class Collector {
 public:
  void add(Ride ride) {
    if (never_moves(ride)) return;
    if (ride.passing == Passing::nothing && passed_over(ride.step).empty())
      ride.passing = Passing::anything;
    if (ride.range == 1) ride.turn = 0;
    Ride key = ride;
    key.moves = key.captures = false;
    key.range = 0;
    Reach& reach = reaches_[key];
    if (ride.moves) extend(reach.move, ride.range);
    if (ride.captures) extend(reach.capture, ride.range);
  }

  Movement run() const {
    Movement rides;
    for (auto const& [key, reach] : reaches_) {
      Ride ride = key;
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
  std::map<Ride, Reach> reaches_;
};

void collect(BetzaPart const& part, Side side, Collector& collector) {
  for (char const letter : atoms_of(part.atom)) {
    Offset const atom = std::ranges::find(atoms, letter, &Atom::letter)->step;
    for (Offset step : selected(part.bearings, atom)) {
      if (side == Side::black) step.dy = -step.dy;
      Ride ride;
      ride.step = step;
      ride.manner = part.hops ? Manner::hop : part.cannon ? Manner::cannon : Manner::slide;
      ride.passing = part.lame      ? Passing::nothing
                     : part.jumping ? Passing::something
                                    : Passing::anything;
      ride.cylindrical = part.cylindrical;
      ride.moves = part.moves;
      ride.captures = part.captures;
      ride.range = part.range;
      if (!part.crooked) {
        collector.add(ride);
        continue;
      }
      for (int const turn : {-1, 1}) {
        ride.turn = turn;
        collector.add(ride);
      }
    }
  }
}

}  // namespace

Movement movement(Betza const& man, Side side) {
  Collector collector;
  for (BetzaPart const& part : man) collect(part, side, collector);
  return collector.run();
}

Movement movement(BetzaPart const& part, Side side) {
  Collector collector;
  collect(part, side, collector);
  return collector.run();
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

}  // namespace dawson::chess
