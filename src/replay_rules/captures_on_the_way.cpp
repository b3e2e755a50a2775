#include "replay_rules/captures_on_the_way.hpp"

#include <algorithm>

#include "chess/fairy_pieces.hpp"
#include "chess/targets.hpp"
#include "replay_rules/rules.hpp"
#include "semantics/betza/betza.hpp"

namespace dawson::replay_rules {
chess::Occupancy arena_of(Board const& board, Colour side) {
  chess::Occupancy arena(board.files(), board.ranks());
  for (int file = 0; file < board.files(); ++file)
    for (int rank = 0; rank < board.ranks(); ++rank) {
      Piece const& piece = board.at({file, rank});
      if (piece.stands())
        arena.put({file, rank},
                  piece.is_of(other(side)) ? chess::Content::enemy : chess::Content::friendly);
    }
  return arena;
}

chess::Movement const* Walks::movement(std::string const& walk, Colour side) {
  auto const [found, is_new] = movements_.try_emplace({walk, side});
  if (is_new)
    if (auto const* const piece = chess::find_fairy_piece(walk, chess::Language::english);
        piece && !piece->betza.empty()) {
      text::Diagnostics unused;
      if (auto const parts = semantics::read_betza(piece->betza, unused))
        found->second = chess::movement(
            *parts, side == Colour::black ? chess::Side::black : chess::Side::white);
    }
  return found->second ? &*found->second : nullptr;
}

std::optional<bool> Walks::reach(Board const& board, Square from, Square to, Colour side,
                                 bool capture) {
  Piece const& piece = board.at(from);
  if (!board.flat()) return {};
  if (char const usual = piece.usual()) {
    constexpr int usual_board = 8;
    bool const game = board.files() == usual_board && board.ranks() == usual_board;
    if (usual == 'P' && (!game || piece.colour == Colour::neutral)) return {};
    return reaches(board, from, to, side, capture);
  }
  chess::Movement const* const moves = movement(piece.walk, side);
  if (!moves) return {};
  chess::Targets const targets = chess::targets(*moves, arena_of(board, side), from);
  auto const has = [&](std::vector<Square> const& squares) {
    return std::ranges::find(squares, to) != squares.end();
  };
  return has(capture ? targets.captures : targets.moves) || has(targets.first_move) ||
         has(targets.passant);
}

std::optional<std::vector<Square>> Walks::origins(semantics::HalfMove const& half,
                                                  Board const& board, Colour side) {
  if (half.steps.size() != 1 || !half.piece.attributes.empty()) return {};
  semantics::MoveStep const& step = half.steps.front();
  if (!board.has(step.square) || (!step.capture && board.at(step.square).stands())) return {};
  std::string const walk = half.piece.walk.empty() ? "P" : half.piece.walk;
  bool const capture = step.capture || board.at(step.square).stands();
  std::vector<Square> found;
  for (int file = 0; file < board.files(); ++file)
    for (int rank = 0; rank < board.ranks(); ++rank) {
      Square const from{file, rank};
      Piece const& piece = board.at(from);
      if (!piece.stands() || !piece.is_of(side) || from == step.square) continue;
      if (piece.walk == "?") return {};
      if (piece.walk != walk || half.file.value_or(file) != file ||
          half.rank.value_or(rank) != rank)
        continue;
      auto const reaches = reach(board, from, step.square, side, capture);
      if (!reaches) return {};
      if (*reaches) found.push_back(from);
    }
  return found;
}

}  // namespace dawson::replay_rules
