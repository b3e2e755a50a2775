#include "notation/write_result.hpp"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "notation/characters.hpp"
#include "notation/x2fen/x2fen_declared.hpp"

namespace dawson::notation {

std::string refusal(std::string_view notation, WriteResult const& written) {
  return fmt::format("{} cannot represent {}", notation, fmt::join(written.unsupported, ", "));
}

void drop_turn(chess::Position const& position, WriteResult& written) {
  if (position.to_move) written.dropped.emplace_back("the side to move");
  if (position.castling && !position.castling->empty())
    written.dropped.emplace_back("the castling rights");
  if (position.en_passant && *position.en_passant != "-")
    written.dropped.emplace_back("the en passant square");
}

void drop_clocks(chess::Position const& position, WriteResult& written) {
  if (position.halfmove.value_or(0) != 0 || position.fullmove.value_or(1) != 1)
    written.dropped.emplace_back("the clocks");
}

void drop_operations(chess::Position const& position, WriteResult& written) {
  if (position.operations && !position.operations->empty())
    written.dropped.emplace_back("the operations");
}

void drop_sections(chess::Position const& position, WriteResult& written) {
  if (!position.rules.empty() && position.rules != "standard")
    written.dropped.emplace_back("the game rules");
  if (!position.board_variant.empty() && position.board_variant != "square")
    written.dropped.emplace_back("the kind of board");
}

void drop_beside_game(chess::Position const& position, WriteResult& written) {
  drop_operations(position, written);
  drop_sections(position, written);
  drop_shade(position, chess::Shade::dark, written);
}

void drop_beside_board(chess::Position const& position, WriteResult& written) {
  drop_turn(position, written);
  drop_clocks(position, written);
  drop_beside_game(position, written);
}

std::string pieces_in_hand(std::vector<chess::Pocket> const& hands) {
  unsigned pieces = 0;
  for (chess::Pocket const& held : hands) pieces += held.count;
  return fmt::format("{} {} in hand", pieces, pieces == 1 ? "piece" : "pieces");
}

void refuse_hands(chess::Position const& position, WriteResult& written) {
  if (!position.hands) return;
  if (position.hands->empty()) written.dropped.emplace_back("the empty hands");
  else written.unsupported.push_back(pieces_in_hand(*position.hands));
  if (!written.ok()) written.text.clear();
}

void drop_walls(chess::Position const& position, WriteResult& written) {
  auto const walls =
      std::ranges::count(position.board.cells(), chess::CellKind::wall, &chess::Cell::kind);
  if (walls > 0)
    written.dropped.push_back(walls == 1 ? "1 wall (written as a hole)"
                                         : fmt::format("{} walls (written as holes)", walls));
}

void drop_shade(chess::Position const& position, chess::Shade implied, WriteResult& written) {
  chess::Shade const shade = position.board.lower_left;
  if (shade == implied) return;
  written.dropped.emplace_back(shade == chess::Shade::none ? "the missing shading"
                               : shade == chess::Shade::light
                                   ? "the light square at the lower left"
                                   : "the dark square at the lower left");
}

namespace {

using chess::Kind;
using chess::Piece;
using chess::Side;

/// Counts findings by name, in the order in which they first occur.
class Tally {
 public:
  void add(std::string_view one, std::string_view many) {
    auto const entry = std::ranges::find(entries_, one, &Counted::one);
    if (entry == entries_.end()) entries_.push_back({one, many, 1});
    else ++entry->count;
  }

  std::vector<std::string> findings() const {
    std::vector<std::string> all;
    for (Counted const& entry : entries_)
      all.push_back(fmt::format("{} {}", entry.count, entry.count == 1 ? entry.one : entry.many));
    return all;
  }

 private:
  struct Counted {
    std::string_view one, many;
    std::size_t count;
  };
  std::vector<Counted> entries_;
};

bool only_lower_letters(std::string_view name) { return std::ranges::all_of(name, is_lower); }

void check_kind(Piece const& piece, Support const& support, Tally& tally) {
  if (piece.kind == Kind::letter) {
    bool const plain = piece.name.size() == 1 && only_lower_letters(piece.name) &&
                       !piece_of(piece.name[0], support.kinds);
    if (!support.fairy_letters || !plain)
      tally.add("piece known by a letter", "pieces known by a letter");
  } else if (piece.kind == Kind::named) {
    if (!support.names) tally.add("piece known by name", "pieces known by name");
    else if (piece.name.size() < 2 || !only_lower_letters(piece.name))
      tally.add("piece with a name not of letters", "pieces with names not of letters");
  } else if (std::ranges::count(support.kinds, piece.kind) == 0 && !support.names) {
    switch (piece.kind) {
      case Kind::archbishop: return tally.add("archbishop", "archbishops");
      case Kind::chancellor: return tally.add("chancellor", "chancellors");
      case Kind::robot: return tally.add("robot", "robots");
      default: return tally.add("marker", "markers");
    }
  }
}

void check_side(Piece const& piece, Support const& support, Tally& tally) {
  switch (piece.side.name) {
    case Side::white:
    case Side::black: return;
    case Side::neutral:
      if (!support.neutral) tally.add("neutral piece", "neutral pieces");
      return;
    case Side::numbered:
      if (!support.numbered_colours || piece.side.number < 3)
        tally.add("piece of a numbered colour", "pieces of numbered colours");
      return;
    default:
      if (!support.armies || sign_of(piece) == 0)
        tally.add("piece of another army", "pieces of other armies");
  }
}

void check_turn(int eighths, Support const& support, Tally& tally) {
  if (eighths == 0) return;
  if (support.turns == Turns::none) tally.add("rotated piece", "rotated pieces");
  else if (support.turns == Turns::quarters && eighths % 2 != 0)
    tally.add("piece rotated diagonally", "pieces rotated diagonally");
}

void check_promotion(Piece const& piece, Support const& support, Tally& tally) {
  if (piece.promotion == chess::Promotion::promoted && !support.promoted)
    tally.add("promoted piece", "promoted pieces");
  if (piece.promotion == chess::Promotion::was_pawn && !support.was_pawn)
    tally.add("piece that was a pawn", "pieces that were pawns");
}

void check(Piece const& piece, Support const& support, Tally& tally) {
  check_promotion(piece, support, tally);
  check_kind(piece, support, tally);
  check_side(piece, support, tally);
  check_turn(piece.rotation, support, tally);
}

void check(chess::Text const& text, Support const& support, Tally& tally) {
  std::string_view const written = text.text;
  bool const one =
      written.size() == 1 && (is_digit(written[0]) || is_lower(written[0]) || is_upper(written[0]));
  bool const two = written.size() == 2 && is_digit(written[0]) && is_digit(written[1]);
  if (!support.texts) tally.add("text in a square", "texts in squares");
  else if (!one && !two)
    tally.add("text longer than a letter or two digits",
              "texts longer than a letter or two digits");
  else check_turn(text.rotation, support, tally);
}

bool has_empty_row(chess::Board const& board) {
  for (std::size_t r = 0; r < board.rows(); ++r)
    if (board.row(r).empty()) return true;
  return board.rows() == 0;
}

}  // namespace

std::string_view name_of(Kind kind) {
  switch (kind) {
    case Kind::king: return "king";
    case Kind::queen: return "queen";
    case Kind::rook: return "rook";
    case Kind::bishop: return "bishop";
    case Kind::knight: return "knight";
    case Kind::pawn: return "pawn";
    case Kind::archbishop: return "archbishop";
    case Kind::chancellor: return "chancellor";
    case Kind::robot: return "robot";
    case Kind::circle: return "circle";
    case Kind::cross: return "cross";
    case Kind::square: return "square";
    case Kind::triangle: return "triangle";
    case Kind::letter:
    case Kind::named: break;
  }
  return {};
}

bool is_marker(Kind kind) {
  return kind == Kind::circle || kind == Kind::cross || kind == Kind::square ||
         kind == Kind::triangle;
}

std::size_t count_markers(chess::Board const& board) {
  return static_cast<std::size_t>(std::ranges::count_if(board.cells(), [](chess::Cell const& cell) {
    auto const* piece = cell.occupant ? std::get_if<Piece>(&*cell.occupant) : nullptr;
    return piece != nullptr && is_marker(piece->kind);
  }));
}

std::vector<std::string> unsupported_pieces(chess::Board const& board, Support const& support) {
  Tally tally;
  for (chess::Cell const& cell : board.cells()) {
    if (cell.kind == chess::CellKind::hole && !support.holes) tally.add("hole", "holes");
    if (cell.kind == chess::CellKind::wall && !support.walls) tally.add("wall", "walls");
    if (cell.occupant)
      std::visit([&](auto const& occupant) { check(occupant, support, tally); }, *cell.occupant);
  }
  auto findings = tally.findings();
  if (!support.any_outline && !board.rectangular())
    findings.emplace_back("rows that are shifted, wide or of unequal length");
  if (!support.any_outline && board.tiling != chess::Tiling::square)
    findings.emplace_back(board.tiling == chess::Tiling::rhombic ? "a board of rhombs"
                                                                 : "a board of hexagons");
  if (has_empty_row(board)) findings.emplace_back("a row without squares");
  return findings;
}

}  // namespace dawson::notation
