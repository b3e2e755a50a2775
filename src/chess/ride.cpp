// Steps, and rides as values.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <tuple>

#include "chess/movement.hpp"

namespace dawson::chess {
namespace {

auto fields(Slide const& r) {
  return std::tie(r.step, r.turn, r.manner, r.passing, r.cylindrical, r.moves, r.captures, r.range,
                  r.ring, r.halfway, r.skips, r.own, r.passant, r.first_move, r.spares_kings,
                  r.exchanges, r.onwards, r.as_far, r.turns, r.steps, r.then);
}

auto fields(BetzaPart const& p) {
  return std::tie(p.bearings, p.moves, p.captures, p.lame, p.jumping, p.hops, p.cannon,
                  p.cylindrical, p.crooked, p.atom, p.range, p.dialect, p.own, p.passant,
                  p.spares_kings, p.toggles, p.exchanges, p.circular, p.as_far, p.first_move,
                  p.skips, p.stretch, p.joint, p.then);
}

}  // namespace

bool operator==(BetzaPart const& a, BetzaPart const& b) { return fields(a) == fields(b); }

bool operator==(Slide const& a, Slide const& b) { return fields(a) == fields(b); }

std::strong_ordering operator<=>(Slide const& a, Slide const& b) { return fields(a) <=> fields(b); }

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
