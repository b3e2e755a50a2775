// A phrase is put together in the order  mode, how it goes, which way, how far, on what condition:
// "captures only, as a bishop, forwards to the left, up to 3 squares, ...".
#include "chess/move_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
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
  std::string_view rider;  ///< on and on: "as a nightrider"
  std::string_view unit;   ///< what a range counts
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
    if (pair && shape == Shape::oblique)
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
  Offset const step = movement(part).front().step;
  std::size_t const passed = passed_over(step).size();
  if (passed == 0) return {};
  bool const oblique = step.dx != 0 && step.dy != 0 && std::abs(step.dx) != std::abs(step.dy);
  std::string_view const way = !oblique      ? "between"
                               : passed == 1 ? "that it passes, straight on"
                                             : "that it passes, straight on and then diagonally";
  std::string const squares =
      fmt::format("{} {}{}", passed == 1 ? "square" : "squares", way, oblique ? "," : "");
  if (part.lame) return fmt::format("if the {} {} empty", squares, passed == 1 ? "is" : "are");
  return fmt::format("if {} man, of either side, stands on the {}",
                     passed == 1 ? "a" : "at least one", squares);
}

}  // namespace

std::string move_words(BetzaPart const& part) {
  if (movement(part).empty()) return "can never move";
  AtomWords const& atom = words_of(part.atom);
  std::string out = part.moves && part.captures ? "moves and captures"
                    : part.moves                ? "moves without capturing"
                                                : "captures only,";
  bool const limited = part.range > 1;
  // A limited rider goes as the unlimited one does, so many steps.
  out += fmt::format(" {}", part.range == 1 ? atom.step : atom.rider);
  bool const crooked = part.crooked && part.range != 1;
  if (!part.bearings.empty())
    out += fmt::format(", {}{}", crooked ? "its first step " : "",
                       headings_in_words(part, atom.shape));
  if (limited) out += fmt::format(", up to {} {}", part.range, atom.unit);
  if (crooked) out += ", turning by a right angle at every step, to one side and back by turns";
  if (part.hops)
    out +=
        ", only by hopping over the first man in its way, of either side, to the next square "
        "behind him";
  if (part.cannon)
    out +=
        ", only over the first man in its way, of either side, to any square behind him up to the "
        "next man";
  if (std::string const passing = passing_in_words(part); !passing.empty()) out += ", " + passing;
  if (part.cylindrical) out += ", as if the left and the right edge of the board were joined";
  return out;
}

std::vector<std::string> move_words(Betza const& man) {
  std::vector<std::string> phrases;
  std::set<std::string> said;
  for (BetzaPart const& part : man)
    if (std::string phrase = move_words(part); said.insert(phrase).second)
      phrases.push_back(std::move(phrase));
  return phrases;
}

}  // namespace dawson::chess
