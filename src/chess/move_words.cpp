// Describes moves in English. The order of a phrase is mode, manner, direction, range, conditions:
// "captures only, as a bishop, forwards to the left, up to 3 squares, ...". Legs are joined by
// "then".
#include "chess/move_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <string_view>

#include "chess/movement.hpp"

namespace dawson::chess {
namespace {

enum class Shape { orthogonal, diagonal, oblique, both };

struct AtomWords {
  char letter;
  Shape shape;
  std::string_view step;   ///< one step: "leaps as a knight"
  std::string_view rider;  ///< without limit: "as a nightrider"
  std::string_view unit;   ///< unit of a range
};
constexpr AtomWords atom_words[] = {
    {'W', Shape::orthogonal, "one square straight", "as a rook", "squares"},
    {'F', Shape::diagonal, "one square diagonally", "as a bishop", "squares"},
    {'K', Shape::both, "as a king", "as a queen", "squares"},
    {'R', Shape::orthogonal, "one square straight", "as a rook", "squares"},
    {'B', Shape::diagonal, "one square diagonally", "as a bishop", "squares"},
    {'Q', Shape::both, "as a king", "as a queen", "squares"},
    {'D', Shape::orthogonal, "by a leap of two squares straight (dabbaba)",
     "by such leaps of two squares straight, on and on in one line", "leaps"},
    {'A', Shape::diagonal, "by a leap of two squares diagonally (alfil)",
     "by leaps of two squares diagonally, on and on in one line", "leaps"},
    {'N', Shape::oblique, "as a knight", "as a nightrider, by knight's leaps on and on in one line",
     "leaps"},
    {'H', Shape::orthogonal, "by a leap of three squares straight",
     "by leaps of three squares straight, on and on in one line", "leaps"},
    {'G', Shape::diagonal, "by a leap of three squares diagonally",
     "by leaps of three squares diagonally, on and on in one line", "leaps"},
    {'L', Shape::oblique, "as a camel, by a leap of one square by three",
     "as a camelrider, by leaps of one square by three on and on in one line", "leaps"},
    {'J', Shape::oblique, "as a zebra, by a leap of two squares by three",
     "as a zebrarider, by leaps of two squares by three on and on in one line", "leaps"},
};

AtomWords const& words_of(char letter) {
  return *std::ranges::find(atom_words, letter, &AtomWords::letter);
}

std::string_view word(Direction direction) {
  switch (direction) {
    case Direction::forward: return "forwards";
    case Direction::backward: return "backwards";
    case Direction::left: return "to the left";
    case Direction::right: return "to the right";
    case Direction::sideways: return "sideways";
    case Direction::vertical: return "forwards and backwards";
  }
  return {};
}

std::string joined(std::vector<std::string> const& phrases) {
  std::string out;
  for (std::size_t i = 0; i < phrases.size(); ++i)
    out += fmt::format("{}{}", i == 0 ? "" : i + 1 == phrases.size() ? " or " : ", ", phrases[i]);
  return out;
}

std::string headings_in_words(BetzaPart const& part, Shape shape) {
  std::vector<std::string> phrases;
  for (std::size_t i = 0; i < part.bearings.size(); ++i) {
    Bearing const& first = part.bearings[i];
    Bearing const* second = i + 1 < part.bearings.size() ? &part.bearings[i + 1] : nullptr;
    bool const pair = shape != Shape::orthogonal && second && first.breadth == Breadth::plain &&
                      second->breadth == Breadth::plain &&
                      is_vertical(first.direction) != is_vertical(second->direction);
    std::string phrase(word(first.direction));
    if (pair) ++i;
    bool const eightfold = shape == Shape::both && part.dialect == BetzaDialect::xbetza;
    if (first.breadth == Breadth::chiral)
      phrase = fmt::format("where its leap lies {} of the nearer file or rank",
                           first.direction == Direction::right ? "clockwise" : "counterclockwise");
    else if (eightfold)
      phrase = pair ? fmt::format("diagonally {} and {}", phrase, word(second->direction))
                    : fmt::format("straight {}", phrase);
    else if (pair && shape == Shape::oblique)
      phrase = fmt::format("{} with the longer side {}", phrase, word(second->direction));
    else if (pair && shape == Shape::diagonal)
      phrase = fmt::format("{} and {}", phrase, word(second->direction));
    else if (pair)
      phrase = fmt::format("{0} or {1}, of the diagonals those that go {0} and {1}", phrase,
                           word(second->direction));
    else if (first.breadth == Breadth::half) phrase = "anywhere " + phrase;
    else if (shape == Shape::oblique) phrase = "with the longer side " + phrase;
    if (std::ranges::find(phrases, phrase) == phrases.end()) phrases.push_back(std::move(phrase));
  }
  return joined(phrases);
}

std::string passing_in_words(BetzaPart const& part) {
  if (!part.lame && !part.jumping) return {};
  Slide const ride = movement(part).front();
  Offset const step = ride.step;
  std::size_t const passed = passed_over(ride, step).size();
  if (passed == 0) return {};
  if (ride.halfway)
    return fmt::format("if {} the square half way",
                       part.lame ? "no piece is on" : "a piece, of either side, is on");
  bool const oblique = step.dx != 0 && step.dy != 0 && std::abs(step.dx) != std::abs(step.dy);
  std::string_view const way = !oblique      ? "between"
                               : passed == 1 ? "that it passes, straight on"
                                             : "that it passes, straight on and then diagonally";
  std::string const squares =
      fmt::format("{} {}{}", passed == 1 ? "square" : "squares", way, oblique ? "," : "");
  if (part.lame) return fmt::format("if the {} {} empty", squares, passed == 1 ? "is" : "are");
  return fmt::format("if {} piece, of either side, is on the {}",
                     passed == 1 ? "a" : "at least one", squares);
}

Shape shape_of(Offset step) {
  int const width = std::abs(step.dx), height = std::abs(step.dy);
  return width == 0 || height == 0 ? Shape::orthogonal
         : width == height         ? Shape::diagonal
                                   : Shape::oblique;
}

std::string in_words(int number) {
  constexpr std::string_view words[] = {"no", "one", "two", "three", "four", "five", "six"};
  if (number < 0 || number >= static_cast<int>(std::size(words))) return std::to_string(number);
  return std::string(words[number]);
}

std::string squares_in_words(int number) {
  return in_words(number) + (number == 1 ? " square" : " squares");
}

// Describes leapers that have no name here.
std::string stretched(Offset step, bool unlimited_leaps) {
  int const width = std::abs(step.dx), height = std::abs(step.dy);
  std::string const longer = in_words(std::max(width, height));
  Shape const shape = shape_of(step);
  std::string const size = shape == Shape::orthogonal ? longer + " squares straight"
                           : shape == Shape::diagonal
                               ? longer + " squares diagonally"
                               : squares_in_words(std::min(width, height)) + " by " + longer;
  return unlimited_leaps ? fmt::format("by leaps of {}, on and on in one line", size)
                         : fmt::format("by a leap of {}", size);
}

// Returns for example "moves and captures", with a comma after it if other captures are inserted.
std::string mode_in_words(BetzaPart const& part) {
  std::vector<std::string> also;
  if (part.own) also.push_back("its own pieces");
  if (part.passant) also.push_back("en passant");
  std::string const others = fmt::format("{}", fmt::join(also, " and "));
  if (!part.moves && !part.captures) return fmt::format("captures {} only,", others);
  std::string const mode = part.moves && part.captures ? "moves and captures"
                           : part.moves                ? "moves without capturing"
                                                       : "captures only,";
  if (also.empty()) return mode;
  return fmt::format("{}{} {} {},", mode, mode.back() == ',' ? "" : ",",
                     part.moves && !part.captures ? "captures" : "and", others);
}

// Returns whether the legs after this one always have another range, however it ends.
bool always_toggles(BetzaPart const& part) {
  bool const others = part.moves || part.captures || part.own;
  return (part.toggles || part.hops) && !others;
}

// Returns where this leg must end for the legs after it to have another range, if not everywhere.
std::string_view toggling_end(BetzaPart const& part) {
  return part.hops ? " from a piece that stays" : part.moves ? "" : " from an empty square";
}

// Describes where a leg that is not the last ends.
std::string landing_in_words(BetzaPart const& part) {
  std::vector<std::string> ends;
  if (part.moves || part.toggles) ends.emplace_back("to an empty square");
  if (part.captures) ends.emplace_back("to an enemy, which it captures,");
  if (part.own) ends.emplace_back("to a piece of its own, which it captures,");
  std::string_view const hurdle = part.spares_kings ? "piece of its own" : "piece";
  if (part.cannon || part.hops)
    ends.push_back(fmt::format("onto the first {}, which stays,", hurdle));
  std::string out = joined(ends);
  if (out.ends_with(',')) out.pop_back();
  return out;
}

std::string turns_in_words(unsigned turns) {
  if (turns == 0xFF) return "in any direction";
  if (turns == 0xEF) return "in any direction but straight back";
  struct Turn {
    unsigned bits;
    std::string_view words;
  };
  constexpr Turn words[] = {{0x01, "straight on"},
                            {0x82, "at 45 degrees to either side"},
                            {0x44, "at a right angle to either side"},
                            {0x28, "at 135 degrees to either side"},
                            {0x02, "at 45 degrees to the right"},
                            {0x80, "at 45 degrees to the left"},
                            {0x04, "at a right angle to the right"},
                            {0x40, "at a right angle to the left"},
                            {0x08, "at 135 degrees to the right"},
                            {0x20, "at 135 degrees to the left"},
                            {0x10, "straight back"}};
  std::vector<std::string> said;
  for (Turn const& row : words)
    if ((turns & row.bits) == row.bits) said.emplace_back(row.words), turns &= ~row.bits;
  return joined(said);
}

// Describes a later leg, without what it does at its end.
std::string leg_in_words(BetzaPart const& part, Slide const& leg) {
  AtomWords const& atom = words_of(part.atom);
  std::string out;
  if (part.joint != Joint::chain) {
    out = part.stretch != 0 ? stretched(leg.step, leg.range != 1)
                            : std::string(leg.range == 1 ? atom.step : atom.rider);
    out += leg.turns == 0 ? ", outwards" : ", " + turns_in_words(leg.turns);
  } else {
    out = turns_in_words(leg.turns);
  }
  int const size = std::max(std::abs(leg.step.dx), std::abs(leg.step.dy));
  if (part.as_far) return out + ", exactly as far as before";
  if (part.joint == Joint::chain && leg.range == 1) return squares_in_words(size) + " " + out;
  if (part.joint == Joint::chain && leg.range == unlimited) return out + ", as far as it can";
  if (leg.range > 1) out += fmt::format(", up to {} {}", leg.range, atom.unit);
  return out;
}

std::string conditions_in_words(BetzaPart const& part) {
  std::string out;
  if (part.skips > 0)
    out += fmt::format(", skipping the first {}, occupied or not",
                       part.skips == 1 ? "square" : squares_in_words(part.skips));
  if (part.hops)
    out +=
        ", only by hopping over the first piece in its way, of either side, to the square "
        "just after it";
  if (part.cannon)
    out +=
        ", only over the first piece in its way, of either side, to any square after it up to the "
        "next piece";
  return out;
}

std::string_view when_in_words(int first_move) {
  return first_move == 1 ? "only as its first move"
                         : "only from the rank in front of the one where it started";
}

std::string endings_in_words(BetzaPart const& part) {
  std::string out;
  if (part.cylindrical) out += ", as if the left and the right edge of the board were joined";
  if (part.exchanges) out += ", changing places with the piece that it captures";
  if (part.spares_kings) out += ", but captures no king";
  if (part.first_move > 0) out += fmt::format(", {}", when_in_words(part.first_move));
  return out;
}

std::string chain_in_words(BetzaPart const& part) {
  Movement const rides = movement(part);
  Slide const& longest =
      *std::ranges::max_element(rides, {}, [](Slide const& ride) { return ride.then.size(); });
  BetzaPart first = part;
  first.then.clear();
  first.first_move = 0;
  std::optional<std::string_view>
      toggled;  // where a leg before this one may have changed the range
  int range = part.range;
  std::string out;
  for (std::size_t i = 0; i <= part.then.size(); ++i) {
    BetzaPart const& leg = i == 0 ? first : part.then[i - 1];
    bool const last = i == part.then.size();
    bool const may_end = last || part.then[i].joint == Joint::may_end;
    BetzaPart way = leg;
    way.hops = way.cannon = false;
    std::string where;
    if (i > 0) {
      Slide way_on = longest.then[i - 1];
      if (leg.joint == Joint::chain) way_on.range = range;
      where = leg_in_words(leg, way_on);
      if (leg.joint == Joint::may_end) out += ", or goes there without capturing and then ";
      else out += ", then ";
    } else {
      way.moves = true, way.captures = way.own = way.passant = way.toggles = false;
      way.exchanges = way.spares_kings = way.cylindrical = false;
      where = move_words(way);
      where.erase(0, std::string_view("moves without capturing ").size());
    }
    if (toggled && leg.joint == Joint::chain && !leg.as_far)
      where += fmt::format(", or {}{}", range == 1 ? "as far as it can" : "one step", *toggled);
    if (may_end) out += fmt::format("{} {}", mode_in_words(leg), where) + conditions_in_words(leg);
    else
      out += fmt::format("goes {}{} {}", where, where.find(',') == std::string::npos ? "" : ",",
                         landing_in_words(leg));
    out += endings_in_words(leg);
    if (!may_end && always_toggles(leg)) range = range == 1 ? unlimited : 1;
    else if (!may_end && (leg.toggles || leg.hops)) toggled = toggled ? "" : toggling_end(leg);
  }
  // At the end, after so many legs, the condition would seem to belong to the last leg only.
  return part.first_move > 0 ? std::string(when_in_words(part.first_move)) + ": " + out : out;
}

}  // namespace

std::string move_words(BetzaPart const& part) {
  Movement const rides = movement(part);
  if (rides.empty()) return "can never move";
  if (!part.then.empty()) return chain_in_words(part);
  if (part.atom == 'O')
    return fmt::format(
        "castles: goes {}{} towards a piece of its own {}the end of the rank, if neither has moved "
        "and "
        "no piece is between",
        squares_in_words(part.range),
        part.bearings.empty() ? "" : " " + headings_in_words(part, Shape::orthogonal),
        part.skips == 0 ? "at " : squares_in_words(part.skips) + " from ");
  if (part.atom == 'U') return mode_in_words(part) + " to any square" + endings_in_words(part);
  AtomWords const& atom = words_of(part.atom);
  std::string out = mode_in_words(part);
  bool const limited = part.range > 1;
  // A limited rider is described like the unlimited one, with its range.
  out += part.stretch != 0
             ? " " + stretched(rides.front().step, part.range != 1)
             : fmt::format(" {}", part.range == 1 || part.circular ? atom.step : atom.rider);
  bool const turns = (part.crooked || part.circular) && part.range != 1;
  if (!part.bearings.empty())
    out += fmt::format(
        ", {}{}", turns ? "its first step " : "",
        headings_in_words(part, part.stretch != 0 ? shape_of(rides.front().step) : atom.shape));
  if (limited) out += fmt::format(", up to {} {}", part.range, atom.unit);
  if (turns && part.circular)
    out +=
        ", on and on, at every step one of its directions farther round, always to the same side";
  else if (turns) out += ", turning by a right angle at every step, to one side and back by turns";
  out += conditions_in_words(part);
  if (std::string const passing = passing_in_words(part); !passing.empty()) out += ", " + passing;
  return out + endings_in_words(part);
}

std::vector<std::string> move_words(Betza const& piece) {
  std::vector<std::string> phrases;
  std::set<std::string> said;
  for (BetzaPart const& part : piece)
    if (std::string phrase = move_words(part); said.insert(phrase).second)
      phrases.push_back(std::move(phrase));
  return phrases;
}

}  // namespace dawson::chess
