#include "layout/words.hpp"

#include <fmt/format.h>

#include <map>

#include "chess/square.hpp"

namespace dawson::layout {
namespace {

using chess::Kind;
using chess::Man;
using chess::Side;

constexpr std::string_view kinds[] = {"king",  "queen",      "rook",       "bishop", "knight",
                                      "pawn",  "archbishop", "chancellor", "robot",  "circle",
                                      "cross", "square",     "triangle"};

std::string name_of(Man const& man) {
  std::string name = man.kind < Kind::letter
                         ? std::string(kinds[static_cast<std::size_t>(man.kind)])
                     : man.kind == Kind::letter ? fmt::format("man \"{}\"", man.name)
                                                : man.name;
  if (man.rotation != 0) name += fmt::format(" turned {}°", man.rotation * 45);
  return name;
}

int number_of(Side side) {
  return side.name == Side::numbered ? static_cast<int>(side.number) : side.name;
}

std::string name_of(Side side) {
  constexpr std::string_view names[] = {"White", "Black",  "Neutral", "Red",   "Blue",
                                        "Green", "Yellow", "Purple",  "Orange"};
  return side.name == Side::numbered ? fmt::format("Colour {}", side.number)
                                     : std::string(names[side.name]);
}

struct Army {
  std::string name;
  std::map<int, std::string> by_kind;  // men and their squares, kings first
};

}  // namespace

std::string in_words(chess::Position const& position) {
  std::map<int, Army> armies;
  std::string letters;
  int const ranks = static_cast<int>(position.board.rows());
  for (int row = 0; row < ranks; ++row) {
    int file = 0;
    for (chess::Cell const& cell : position.board.row(static_cast<std::size_t>(row))) {
      chess::Square const square{file++, ranks - 1 - row};
      if (!cell.occupant) continue;
      std::string const where = chess::square_name(square);
      if (auto const* text = std::get_if<chess::Text>(&*cell.occupant)) {
        letters += fmt::format("{}\"{}\" {}", letters.empty() ? "" : ", ", text->text, where);
        continue;
      }
      Man const& man = std::get<Man>(*cell.occupant);
      Army& army = armies[number_of(man.side)];
      army.name = name_of(man.side);
      std::string& list = army.by_kind[static_cast<int>(man.kind)];
      list += fmt::format("{}{} {}", list.empty() ? "" : ", ", name_of(man), where);
    }
  }
  std::string out;
  for (auto const& [number, army] : armies) {
    out += fmt::format("{}{}: ", out.empty() ? "" : " ", army.name);
    bool first = true;
    for (auto const& [kind, list] : army.by_kind) out += (first ? "" : ", ") + list, first = false;
    out += '.';
  }
  if (!letters.empty()) out += fmt::format("{}Letters: {}.", out.empty() ? "" : " ", letters);
  return out.empty() ? "An empty board." : out;
}

std::string in_words(chess::Occupant const& occupant) {
  if (auto const* text = std::get_if<chess::Text>(&occupant)) return text->text;
  Man const& man = std::get<Man>(occupant);
  std::string side = name_of(man.side);
  side.front() = static_cast<char>(side.front() - 'A' + 'a');
  return fmt::format("{} {}", side, name_of(man));
}

}  // namespace dawson::layout
