#include "layout/words.hpp"

#include <fmt/format.h>

#include <map>

#include "chess/languages/words.hpp"
#include "chess/square.hpp"
#include "layout/games.hpp"
#include "text/ascii.hpp"

namespace dawson::layout {
namespace {

using chess::Kind;
using chess::Man;
using chess::Side;

void add_name(std::string& out, Man const& man) {
  if (man.promotion == chess::Promotion::promoted) out += "promoted ";
  if (man.kind == Kind::letter) out.append("man \"").append(man.name).append("\"");
  else out += man.kind == Kind::named ? name_in_words(man) : chess::kind_name(man.kind);
  if (man.rotation != 0) out += fmt::format(" turned {}°", man.rotation * 45);
}

int number_of(Side side) {
  return side.name == Side::numbered ? static_cast<int>(side.number) : side.name;
}

struct Army {
  std::string name;
  std::map<int, std::string> by_kind;  // men and their squares, kings first
};

// "queen, two pawns"; beyond twelve in digits.
std::string hand_in_words(std::vector<chess::Held> const& hands, bool black) {
  auto const& numbers = chess::words(chess::Language::english).numbers;
  std::string out;
  for (chess::Held const& held : hands) {
    if ((held.man.side == Side::black) != black) continue;
    if (!out.empty()) out += ", ";
    if (held.count > 1)
      out += held.count <= numbers.size() ? std::string(numbers[held.count - 1]) + " "
                                          : fmt::format("{} ", held.count);
    add_name(out, held.man);
    if (held.count > 1) out += 's';
  }
  return out;
}

}  // namespace

std::string in_words(chess::Position const& position) {
  std::map<int, Army> armies;
  std::string letters, walls;
  for (chess::Cell const& cell : position.board.cells()) {
    if (cell.kind == chess::CellKind::wall)
      walls.append(walls.empty() ? "" : ", ")
          .append(chess::square_name(chess::square_of(position.board, cell)));
    if (!cell.occupant) continue;
    std::string const where = chess::square_name(chess::square_of(position.board, cell));
    if (auto const* text = std::get_if<chess::Text>(&*cell.occupant)) {
      letters += fmt::format("{}\"{}\" {}", letters.empty() ? "" : ", ", text->text, where);
      continue;
    }
    Man const& man = std::get<Man>(*cell.occupant);
    Army& army = armies[number_of(man.side)];
    if (army.name.empty()) {
      army.name = chess::side_name(man.side);
      army.name.front() = text::to_upper(army.name.front());
    }
    std::string& list = army.by_kind[static_cast<int>(man.kind)];
    if (!list.empty()) list += ", ";
    add_name(list, man);
    list.append(" ").append(where);
  }
  std::string out;
  for (auto const& [number, army] : armies) {
    out += fmt::format("{}{}: ", out.empty() ? "" : " ", army.name);
    bool first = true;
    for (auto const& [kind, list] : army.by_kind) out += (first ? "" : ", ") + list, first = false;
    out += '.';
  }
  auto const add = [&](std::string_view head, std::string const& list) {
    if (!list.empty()) out += fmt::format("{}{}: {}.", out.empty() ? "" : " ", head, list);
  };
  add("Letters", letters);
  add("Walls", walls);
  if (position.hands) {
    add("In hand White", hand_in_words(*position.hands, false));
    add("In hand Black", hand_in_words(*position.hands, true));
  }
  return out.empty() ? "An empty board." : out;
}

std::string in_words(chess::Occupant const& occupant) {
  if (auto const* text = std::get_if<chess::Text>(&occupant)) return text->text;
  Man const& man = std::get<Man>(occupant);
  std::string out = chess::side_name(man.side) + " ";
  add_name(out, man);
  return out;
}

}  // namespace dawson::layout
