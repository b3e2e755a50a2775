#include "server/edit/position_edit.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "chess/square.hpp"
#include "text/ascii.hpp"

namespace dawson::server {
namespace {

using chess::Cell;
using chess::Position;
using chess::Square;

constexpr int eighths_a_turn = 8;

class Editor {
 public:
  Editor(Position& position, std::size_t most) : position_(position), most_(most) {}

  std::optional<text::Diagnostic> operator()(PutPiece const& put) {
    Cell* const cell = find(put.square);
    if (!cell) return no_square(put.square);
    drop_attributes(put.square);
    cell->occupant = put.occupant;
    return {};
  }

  std::optional<text::Diagnostic> operator()(TakePiece const& take) {
    Cell* const cell = find(take.square);
    if (!cell) return no_square(take.square);
    drop_attributes(take.square);
    cell->occupant.reset();
    return {};
  }

  std::optional<text::Diagnostic> operator()(MovePiece const& move) {
    Cell* const from = find(move.from);
    Cell* const to = find(move.to);
    if (!from || !to) return no_square(from ? move.to : move.from);
    if (from == to || !from->occupant) return {};
    drop_attributes(move.to);
    for (chess::Attributes& one : position_.attributes)
      if (one.square == move.from) one.square = move.to;
    to->occupant = std::move(from->occupant);
    from->occupant.reset();
    return {};
  }

  std::optional<text::Diagnostic> operator()(TurnPiece const& turn) {
    Cell* const cell = find(turn.square);
    if (!cell) return no_square(turn.square);
    if (cell->occupant)
      std::visit(
          [&](auto& occupant) {
            int const turned = (occupant.rotation + turn.eighths) % eighths_a_turn;
            occupant.rotation = (turned + eighths_a_turn) % eighths_a_turn;
          },
          *cell->occupant);
    return {};
  }

  std::optional<text::Diagnostic> operator()(ChangeSide const& change) {
    Cell* const cell = find(change.square);
    if (!cell) return no_square(change.square);
    auto* const piece = cell->occupant ? std::get_if<chess::Piece>(&*cell->occupant) : nullptr;
    if (piece)
      piece->side = piece->side == chess::Side::white   ? chess::Side::black
                    : piece->side == chess::Side::black ? chess::Side::neutral
                                                        : chess::Side::white;
    return {};
  }

  std::optional<text::Diagnostic> operator()(ChangeAttribute const& change) {
    Cell* const cell = find(change.square);
    if (!cell) return no_square(change.square);
    if (!cell->occupant || !std::holds_alternative<chess::Piece>(*cell->occupant))
      return text::error(
          "E-EDIT", {},
          fmt::format("there is no piece on {} that could be {}", chess::square_name(change.square),
                      text::lower_case(change.word)),
          "choose a square with a piece");
    auto& all = position_.attributes;
    auto one = std::ranges::find(all, change.square, &chess::Attributes::square);
    if (one == all.end()) one = all.insert(all.end(), {change.square, {}});
    if (std::erase(one->words, change.word) == 0) one->words.push_back(change.word);
    if (one->words.empty()) all.erase(one);
    return {};
  }

  std::optional<text::Diagnostic> operator()(ToggleHole const& toggle) {
    auto const rows = static_cast<int>(position_.board.rows());
    if (toggle.square.rank < 0 || toggle.square.rank >= rows) return no_square(toggle.square);
    auto const row = position_.board.row(static_cast<std::size_t>(rows - 1 - toggle.square.rank));
    if (toggle.square.file < 0 || toggle.square.file >= static_cast<int>(row.size()))
      return no_square(toggle.square);
    Cell& cell = row[static_cast<std::size_t>(toggle.square.file)];
    drop_attributes(toggle.square);
    bool const hole = cell.kind == chess::CellKind::hole;
    cell.kind = hole ? chess::CellKind::plain : chess::CellKind::hole;
    cell.occupant.reset();
    position_.board.checker(position_.board.lower_left);
    return {};
  }

  std::optional<text::Diagnostic> operator()(Resize const& size) {
    if (!position_.board.rectangular())
      return text::error("E-EDIT", {}, "the board is not a rectangle of squares",
                         "write its rows in the directive");
    bool const fits = size.files >= 1 && size.ranks >= 1 && size.files <= most_side &&
                      size.ranks <= most_side &&
                      static_cast<std::size_t>(size.files * size.ranks) <= most_;
    if (!fits)
      return text::error("E-EDIT", {}, fmt::format("a board has at most {} squares", most_),
                         "choose fewer files or ranks, at least 1 of each");
    chess::Board board;
    board.tiling = position_.board.tiling;
    for (int rank = size.ranks - 1; rank >= 0; --rank) {
      board.open_row();
      for (int file = 0; file < size.files; ++file) {
        Cell cell;
        if (Cell const* old = at({file, rank})) cell = *old;
        cell.left = file * chess::quarters;
        board.add(std::move(cell));
      }
    }
    board.checker(position_.board.lower_left);
    position_.board = std::move(board);
    std::erase_if(position_.attributes, [&](chess::Attributes const& one) {
      return one.square.file >= size.files || one.square.rank >= size.ranks;
    });
    return {};
  }

  std::optional<text::Diagnostic> operator()(TakeAllPieces const&) {
    for (Cell& cell : position_.board.cells()) cell.occupant.reset();
    position_.attributes.clear();
    return {};
  }

 private:
  static constexpr int most_side = 1000;

  Cell* find(Square square) {
    auto const index = chess::cell_at(position_.board, square);
    return index ? &position_.board.cells()[*index] : nullptr;
  }

  // Holes too.
  Cell const* at(Square square) const {
    auto const rows = static_cast<int>(position_.board.rows());
    if (square.rank >= rows) return nullptr;
    chess::Board const& board = position_.board;
    auto const row = board.row(static_cast<std::size_t>(rows - 1 - square.rank));
    return square.file < static_cast<int>(row.size()) ? &row[static_cast<std::size_t>(square.file)]
                                                      : nullptr;
  }

  static text::Diagnostic no_square(Square square) {
    return text::error("E-EDIT", {},
                       fmt::format("the board has no square {}", chess::square_name(square)),
                       "choose a square of the board");
  }

  void drop_attributes(Square square) {
    std::erase_if(position_.attributes,
                  [&](chess::Attributes const& one) { return one.square == square; });
  }

  Position& position_;
  std::size_t most_;
};

}  // namespace

std::optional<text::Diagnostic> apply(PositionEdit const& edit, Position& position,
                                      std::size_t most) {
  return std::visit(Editor(position, most), edit);
}

}  // namespace dawson::server
