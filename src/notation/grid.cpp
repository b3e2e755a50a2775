#include "notation/grid.hpp"

#include <fmt/format.h>

#include "chess/board.hpp"
#include "notation/characters.hpp"
#include "notation/forsyth/castling.hpp"

namespace dawson::notation {
namespace {

using chess::Piece;
using chess::Side;

std::string name_of(Piece const& piece) {
  char const letter = letter_of(piece.kind);
  std::string const name = letter == 0 ? piece.name : std::string(1, letter);
  switch (piece.promotion) {
    case chess::Promotion::promoted: return '+' + name;
    case chess::Promotion::was_pawn: return name + '~';
    case chess::Promotion::none: break;
  }
  return name;
}

std::string colour_of(Side side) {
  if (side.name == Side::neutral) return "n";
  if (side.name == Side::numbered) return std::to_string(side.number);
  return std::string(1, letter_of(side));
}

std::string cell_text(Piece const& piece) {
  std::string const name = name_of(piece);
  bool const plain = name.size() == 1 && piece.rotation == 0;
  if (plain && piece.side == Side::white) return std::string(1, to_upper(name[0]));
  if (plain && piece.side == Side::black) return name;
  std::string const turn = piece.rotation == 0 ? "" : fmt::format("@{}", piece.rotation * 45);
  return fmt::format("[{}:{}{}]", colour_of(piece.side), name, turn);
}

std::string cell_text(chess::Text const& text) {
  std::string const turn = text.rotation == 0 ? "" : fmt::format("@{}", text.rotation * 45);
  return fmt::format("[t:{}{}]", text.text, turn);
}

std::string cell_text(chess::Cell const& cell) {
  if (cell.kind == chess::CellKind::hole) return "#";
  if (cell.kind == chess::CellKind::wall) return "*";
  if (!cell.occupant) return ".";
  return std::visit([](auto const& occupant) { return cell_text(occupant); }, *cell.occupant);
}

/// Writes "@n ": the row's left edge in half squares, which may end in .5 because cells have
/// quarter squares.
std::string left_edge(int quarter_squares) {
  bool const odd = quarter_squares % 2 != 0;
  std::string const sign = quarter_squares < 0 ? "-" : "";
  int const halves = std::abs(quarter_squares) / 2;
  return fmt::format("@{}{}{} ", sign, halves, odd ? ".5" : "");
}

std::string rows_of(chess::Board const& board, bool edges) {
  std::string text;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    auto const row = board.row(r);
    if (r > 0) text += '|';
    if (edges) text += left_edge(row.empty() ? 0 : row.front().left);
    for (chess::Cell const& cell : row) {
      text += cell_text(cell);
      text.append(static_cast<std::size_t>((cell.width - chess::quarters) / 2), '-');
    }
  }
  return text;
}

/// Writes "; hand=QNPPqnp", "-" if both hands are empty; nothing if the game has none.
std::string hand_text(chess::Position const& position) {
  if (!position.hands) return {};
  std::string text = "; hand=";
  for (chess::Pocket const& held : *position.hands)
    for (unsigned i = 0; i < held.count; ++i) text += cell_text(held.piece);
  return position.hands->empty() ? text + '-' : text;
}

/// Writes "; checks=2+3; limit=128", each if the position has it.
std::string limits_text(chess::Position const& position) {
  std::string text;
  if (position.checks)
    text += fmt::format("; checks={}+{}", position.checks->white, position.checks->black);
  if (position.counting_limit) text += fmt::format("; limit={}", *position.counting_limit);
  return text;
}

/// Writes "; frames=a8 b8" if squares are framed.
std::string frames_text(chess::Position const& position) {
  std::string text;
  for (chess::Square const square : position.frames)
    text += (text.empty() ? "; frames=" : " ") + chess::square_name(square);
  return text;
}

std::string number_text(std::optional<unsigned> number) {
  return number ? std::to_string(*number) : "-";
}

std::string turn_text(chess::Position const& position) {
  return fmt::format("; stm={}; castle={}; ep={}",
                     position.to_move ? std::string(1, letter_of(*position.to_move)) : "-",
                     position.castling ? castling_text(*position.castling) : "-",
                     position.en_passant.value_or("-"));
}

std::string clock_fields(chess::Position const& position) {
  return fmt::format("; half={}; full={}", number_text(position.halfmove),
                     number_text(position.fullmove));
}

std::string operations_text(chess::Position const& position) {
  std::string text = "; ops=";
  if (!position.operations) return text;
  for (std::size_t i = 0; i < position.operations->size(); ++i) {
    auto const& [opcode, operands] = (*position.operations)[i];
    text += fmt::format("{}{}({})", i == 0 ? "" : ",", opcode, operands);
  }
  return text;
}

std::string lower_left_text(chess::Shade shade) {
  switch (shade) {
    case chess::Shade::light: return "; ll=light";
    case chess::Shade::dark: return "; ll=dark";
    case chess::Shade::none: return "; ll=none";
  }
  return {};
}

std::string without_edges(chess::Position const& position, GridFields fields) {
  std::string const rows = rows_of(position.board, fields == GridFields::extended);
  switch (fields) {
    case GridFields::none: return rows;
    case GridFields::checkering: return rows + lower_left_text(position.board.lower_left);
    case GridFields::game:
      return rows + hand_text(position) + turn_text(position) + clock_fields(position) +
             limits_text(position);
    case GridFields::operations: return rows + turn_text(position) + operations_text(position);
    case GridFields::extended:
      return rows + turn_text(position) + clock_fields(position) +
             fmt::format("; rules={}; board={}",
                         position.rules.empty() ? "standard" : position.rules,
                         position.board_variant.empty() ? "square" : position.board_variant);
  }
  return rows;
}

}  // namespace

std::string grid(chess::Position const& position, GridFields fields) {
  std::string const text = without_edges(position, fields) + frames_text(position);
  if (position.edges == chess::Edges::none) return text;
  return fmt::format("{}; edges={}", text, chess::edges_name(position.edges));
}

}  // namespace dawson::notation
