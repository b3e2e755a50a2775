#include "semantics/twins/board_changes.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "text/scanning.hpp"

namespace dawson::semantics {
namespace {

using chess::Square;

struct Content {
  std::optional<chess::SquareContent> occupant;
  chess::CellKind kind = chess::CellKind::plain;
};

}  // namespace

bool can_be_carried(chess::Board const& board, bool square) {
  return board.tiling == chess::Tiling::square && board.rectangular() && board.rows() > 0 &&
         (!square || board.rows() == board.row(0).size());
}

std::optional<Square> carry_all(chess::Position& position, Carry const& to, bool imitators) {
  auto const stays = [&](Square at) {
    return !imitators && std::ranges::find(position.imitators, at) != position.imitators.end();
  };
  chess::Board& board = position.board;
  auto const ranks = static_cast<int>(board.rows());
  auto const files = static_cast<int>(board.row(0).size());
  auto const cell = [&](Square at) -> chess::Cell& {
    return board.row(
        static_cast<std::size_t>(ranks - 1 - at.rank))[static_cast<std::size_t>(at.file)];
  };
  std::vector<std::pair<Square, Content>> carried;
  for (int rank = 0; rank < ranks; ++rank)
    for (int file = 0; file < files; ++file) {
      chess::Cell const& from = cell({file, rank});
      if (!from.occupant && from.kind == chess::CellKind::plain) continue;
      Square const there = stays({file, rank}) ? Square{file, rank} : to({file, rank});
      if (there.file < 0 || there.file >= files || there.rank < 0 || there.rank >= ranks)
        return Square{file, rank};
      carried.push_back({there, {from.occupant, from.kind}});
    }
  position.planes.reset();  // planes do not follow the pieces
  for (chess::Cell& one : board.cells()) {
    one.occupant.reset();
    one.kind = chess::CellKind::plain;
  }
  for (auto& [there, content] : carried) {
    cell(there).occupant = std::move(content.occupant);
    cell(there).kind = content.kind;
  }
  if (imitators)
    for (Square& square : position.imitators) square = to(square);
  for (chess::Attributes& attributes : position.attributes)
    attributes.square = to(attributes.square);
  for (Square& square : position.frames) square = to(square);
  std::erase_if(position.frames, [&](Square at) {
    return at.file < 0 || at.file >= files || at.rank < 0 || at.rank >= ranks;
  });
  return {};
}

Carry rotation(int angle, int files, int ranks) {
  int const right = files - 1, top = ranks - 1;
  if (angle == 90) return [=](Square at) { return Square{right - at.rank, at.file}; };
  if (angle == 180) return [=](Square at) { return Square{right - at.file, top - at.rank}; };
  return [=](Square at) { return Square{at.rank, top - at.file}; };
}

Carry reflection(chess::Reflection axis, int files, int ranks) {
  int const right = files - 1, top = ranks - 1;
  switch (axis) {
    case chess::Reflection::a1_h1:
      return [=](Square at) { return Square{right - at.file, at.rank}; };
    case chess::Reflection::a1_a8: return [=](Square at) { return Square{at.file, top - at.rank}; };
    case chess::Reflection::a1_h8:
      return [=](Square at) { return Square{right - at.rank, top - at.file}; };
    case chess::Reflection::a8_h1: break;
  }
  return [](Square at) { return Square{at.rank, at.file}; };
}

Carry shift(Square from, Square to) {
  return [=](Square at) {
    return Square{at.file + to.file - from.file, at.rank + to.rank - from.rank};
  };
}

namespace {

using chess::Reflection;

struct Axis {
  Reflection reflection;
  std::string_view name;
};

constexpr auto axes = std::to_array<Axis>({
    {Reflection::a1_h1, "a1<-->h1"},
    {Reflection::a1_a8, "a1<-->a8"},
    {Reflection::a1_h8, "a1<-->h8"},
    {Reflection::a8_h1, "a8<-->h1"},
});

}  // namespace

std::optional<int> angle_of(std::string_view text) {
  for (int const angle : {90, 180, 270})
    if (text == std::to_string(angle)) return angle;
  return {};
}

std::optional<Reflection> reflection_of(std::string_view text) {
  std::string name = text::lower_case(text);
  for (std::string_view const arrow : {"<->", "↔", "⇔", "<=>"})
    if (std::size_t const at = name.find(arrow); at != std::string::npos)
      name.replace(at, arrow.size(), "<-->");
  auto const begins = [&](Axis const& axis) { return axis.name.starts_with(name); };
  if (name.empty() || std::ranges::count_if(axes, begins) != 1) return {};
  return std::ranges::find_if(axes, begins)->reflection;
}

std::string_view axis_name(Reflection reflection) {
  return std::ranges::find(axes, reflection, &Axis::reflection)->name;
}

}  // namespace dawson::semantics
