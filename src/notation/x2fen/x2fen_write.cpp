#include "notation/x2fen/x2fen.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "notation/characters.hpp"
#include "notation/forsyth/castling.hpp"
#include "notation/forsyth/forsyth.hpp"
#include "notation/placement.hpp"
#include "notation/x2fen/shifted_rows.hpp"
#include "notation/x2fen/x2fen_declared.hpp"

namespace dawson::notation {

std::span<chess::Kind const> x2fen_kinds() {
  using chess::Kind;
  static constexpr Kind kinds[] = {Kind::king,       Kind::queen,      Kind::rook,
                                   Kind::bishop,     Kind::knight,     Kind::pawn,
                                   Kind::archbishop, Kind::chancellor, Kind::robot};
  return kinds;
}

Fault read_x2fen_passant(text::Span field, Record& record) {
  std::string_view const written = record.written(field);
  std::size_t good = 1;
  if (is_lower(written[0])) {
    bool const zero = written.size() > 1 && written[1] == '0';
    good = zero ? 1 : std::min(written.find_first_not_of("0123456789", 1), written.size());
    if (number_of_squares(written.substr(1, good - 1)) > square_limit)
      return text::error("E-LIMIT", {field.begin + 1, field.end}, "rank is too high",
                         "write a lower rank");
  } else if (written[0] != '-') {
    good = 0;
  }
  bool const square_cut_short = good == 1 && is_lower(written[0]);
  if (good < written.size() || square_cut_short)
    return fault_at(record.text, field.begin + good, "E-EP",
                    square_cut_short ? "en passant square has no rank"
                                     : found_at(record.text, field.begin + good) +
                                           " is not allowed in an en passant square",
                    "write `-`, or a file and a rank, such as `e3`");
  record.position.en_passant = std::string(written);
  return {};
}

namespace {

using chess::Cell;
using chess::quarters;
using Row = std::span<Cell const>;

constexpr int half = quarters / 2;

char letter_for(chess::Piece const& piece) {
  if (char const sign = sign_of(piece)) return sign;
  char const letter = letter_of(piece.kind);
  return piece.side == chess::Side(chess::Side::white) ? to_upper(letter) : letter;
}

Extent extent_of(Row row) {
  return {row.front().left, row.back().left + row.back().width - row.front().left};
}

bool can_write_width(Cell const& cell) {
  int const beyond = cell.width - quarters;
  return beyond >= 0 && beyond % half == 0 && (beyond == 0 || cell.kind == chess::CellKind::plain);
}

bool side_by_side(Row row) {
  for (std::size_t i = 1; i < row.size(); ++i)
    if (row[i].left != row[i - 1].left + row[i - 1].width) return false;
  return true;
}

/// Returns the finding for a row that X2-FEN cannot describe.
std::optional<std::string> unsupported_row(Row row, std::size_t number,
                                           Reference const& reference) {
  if (!std::ranges::all_of(row, can_write_width))
    return fmt::format("the width of a square in row {}", number);
  if (!side_by_side(row)) return fmt::format("a gap between the squares of row {}", number);
  if (!reference.seat_of(extent_of(row))) return fmt::format("the position of row {}", number);
  return {};
}

std::string seat_text(Seat const& seat) {
  std::string text = seat.squares == 0 ? "" : std::to_string(seat.squares);
  if (seat.edge == Seat::Edge::left) text += '<';
  if (seat.edge == Seat::Edge::right) text += '>';
  return text.append(seat.halves, '^');
}

std::string dashes(Cell const& cell) {
  return std::string(static_cast<std::size_t>((cell.width - quarters) / half), '-');
}

std::string squares_text(Row row) {
  std::string text;
  std::size_t empty = 0;
  auto const end_run = [&] {
    if (empty > 0) text += std::to_string(std::exchange(empty, 0));
  };
  for (Cell const& cell : row) {
    bool const hole = cell.kind != chess::CellKind::plain;
    bool const vacant = !hole && !cell.occupant;
    if (vacant) ++empty;
    if (vacant && cell.width == quarters) continue;
    end_run();
    if (hole) text += '_';
    else if (cell.occupant) text += letter_for(std::get<chess::Piece>(*cell.occupant));
    text += dashes(cell);
  }
  end_run();
  return text;
}

/// Returns the text of the rows; adds what X2-FEN cannot describe to `written.unsupported`.
std::string board_text(chess::Board const& board, WriteResult& written) {
  std::string text;
  Reference reference;
  for (std::size_t r = 0; r < board.rows(); ++r) {
    Row const row = board.row(r);
    if (auto finding = unsupported_row(row, r + 1, reference)) {
      written.unsupported.push_back(std::move(*finding));
      return {};
    }
    Extent const extent = extent_of(row);
    text += (r == 0 ? "" : "/") + seat_text(*reference.seat_of(extent)) + squares_text(row);
    reference.pass(extent);
  }
  return text;
}

std::string variant_of(chess::Position const& position) {
  if (!position.board_variant.empty()) return position.board_variant;
  switch (position.board.tiling) {
    case chess::Tiling::rhombic: return "rhombic";
    case chess::Tiling::hexagonal: return "hexagonal";
    case chess::Tiling::square: break;
  }
  return "";
}

}  // namespace

WriteResult write_x2fen(chess::Position const& position) {
  WriteResult written;
  written.unsupported = unsupported_pieces(
      position.board,
      {.kinds = x2fen_kinds(), .armies = true, .holes = true, .walls = true, .any_outline = true});
  if (!written.ok()) return written;
  std::string text = board_text(position.board, written);
  std::string const variant = variant_of(position);
  bool const sections = !position.rules.empty() || !variant.empty();
  if (has_game(position) || sections)
    text += turn_text(position, {x2fen_movers, outermost_rooks_text, read_x2fen_passant}, written) +
            clocks_text(position);
  if (sections) text += ' ' + (position.rules.empty() ? "standard" : position.rules);
  if (!variant.empty()) text += ' ' + variant;
  if (!written.ok()) return written;
  written.text = std::move(text);
  drop_walls(position, written);
  drop_operations(position, written);
  drop_shade(position, on_whole_squares(position.board) ? chess::Shade::dark : chess::Shade::none,
             written);
  return written;
}

}  // namespace dawson::notation
