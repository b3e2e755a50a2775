#include "replay_rules/short_form.hpp"

#include <algorithm>
#include <vector>

#include "replay_rules/half_move.hpp"

namespace dawson::replay_rules {
namespace {

using semantics::HalfMove;
using semantics::MoveSquares;
using Hint = MoveSquares::Hint;

// Returns the half-move without its departure and hint.
HalfMove shortened(HalfMove const& half, bool captures) {
  HalfMove out;
  out.piece.side = half.piece.side;
  out.piece.walk = half.piece.walk;
  out.steps = half.steps;
  out.steps.front().capture = captures;
  return out;
}

// Returns the squares of the pieces that the short form without a hint may mean.
std::vector<Square> pieces_meant(HalfMove const& half, MoveSquares const& squares, Board& board,
                                 Colour side, ShortReading const& reading, Walks& walks) {
  std::vector<Square> out;
  Piece const mover = board.at(squares.from);
  if (reading.orthodox) {
    // Most half-moves have one candidate, which was played and so needs no test of its king.
    HalfMove const written_short = shortened(half, squares.captures);
    out = candidates(written_short, board, side);
    bool const alone = out.size() == 1 && out.front() == squares.from;
    return alone ? out : origins(written_short, board, side);
  }
  for (int file = 0; file < board.files(); ++file)
    for (int rank = 0; rank < board.ranks(); ++rank) {
      Square const from{file, rank};
      Piece const& piece = board.at(from);
      if (!piece.is_of(side) || piece.walk != mover.walk || from == squares.to) continue;
      if (mover.colour == Colour::neutral && piece.colour != Colour::neutral) continue;
      auto const reaches = reading.walks_stay
                               ? walks.reach(board, from, squares.to, side, squares.captures)
                               : std::nullopt;
      if (reaches.value_or(true)) out.push_back(from);
    }
  return out;
}

Hint hint_between(Square from, std::vector<Square> const& others) {
  if (others.empty()) return Hint::none;
  auto const shares = [&](int Square::*line) {
    return std::ranges::any_of(others, [&](Square at) { return at.*line == from.*line; });
  };
  if (!shares(&Square::file)) return Hint::file;
  return shares(&Square::rank) ? Hint::both : Hint::rank;
}

Hint joined(Hint one, Hint two) {
  if (one == Hint::none || one == two) return two;
  return two == Hint::none ? one : Hint::both;
}

}  // namespace

std::optional<MoveSquares> move_squares(HalfMove const& half, Board& board, Colour side,
                                        ShortReading const& reading, Walks& walks) {
  bool const has_one_form = half.body != HalfMove::Body::path || half.from_unknown ||
                            !half.piece.square || half.steps.size() != 1;
  if (has_one_form) return {};
  Square const from = *half.piece.square, to = half.steps.front().square;
  if (!board.has(from) || !board.has(to) || !board.at(from).stands()) return {};
  MoveSquares out;
  out.from = from;
  out.to = to;
  out.walk = half.piece.walk.empty() ? "P" : half.piece.walk;
  out.captures = board.at(to).stands() || is_en_passant(half, board, side);
  std::vector<Square> others = pieces_meant(half, out, board, side, reading, walks);
  bool const is_meant = std::erase(others, from) > 0;
  if (out.walk == "P") {
    // Pawns that capture name their file, and others nothing.
    out.is_short_possible = std::ranges::none_of(
        others, [&](Square at) { return !out.captures || at.file == from.file; });
  } else {
    out.hint = hint_between(from, others);
  }
  // The hint excludes all others, so the short form gives this half-move if it is among those
  // meant.
  if (reading.orthodox && !is_meant) out.is_short_possible = false;
  return out;
}

void MoveSquaresByPlace::add(text::Span where, bool capture_written, MoveSquares const& squares) {
  auto const [place, is_new] = entries_.try_emplace(where.begin, Entry{squares});
  if (is_new) return;
  Entry& entry = place->second;
  MoveSquares& known = entry.squares;
  if (!(known.from == squares.from)) entry.from_several = true;
  if (known.captures != squares.captures) known.captures = capture_written;
  known.hint = joined(known.hint, squares.hint);
  known.is_short_possible = known.is_short_possible && squares.is_short_possible;
}

MoveSquares const* MoveSquaresByPlace::find(text::Span where) const {
  auto const entry = entries_.find(where.begin);
  return entry == entries_.end() || entry->second.from_several ? nullptr : &entry->second.squares;
}

}  // namespace dawson::replay_rules
