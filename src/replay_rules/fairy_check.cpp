// Check and mate on boards with fairy pieces, without conditions.
#include <algorithm>
#include <vector>

#include "chess/targets.hpp"
#include "replay_rules/captures_on_the_way.hpp"
#include "replay_rules/rules.hpp"
#include "text/limits.hpp"

namespace dawson::replay_rules {
namespace {

// A move, and the square of a piece that it captures elsewhere.
struct Trial {
  Square to;
  std::optional<Square> taken;
};

template <class Visit>
bool any_piece(Board const& board, Colour side, Visit visit) {
  for (int file = 0; file < board.files(); ++file)
    for (int rank = 0; rank < board.ranks(); ++rank)
      if (Square const at{file, rank}; board.at(at).is_of(side) && visit(at)) return true;
  return false;
}

// The moves of an orthodox piece, without castling.
std::vector<Trial> orthodox_trials(Board const& board, Square from, Colour side,
                                   std::optional<Square> passant) {
  std::vector<Trial> out;
  bool const pawn = board.at(from).usual() == 'P';
  for (int file = 0; file < board.files(); ++file)
    for (int rank = 0; rank < board.ranks(); ++rank) {
      Square const to{file, rank};
      bool const enemy = board.at(to).is_of(other(side));
      if (board.at(to).stands() && !enemy) continue;
      if (reaches(board, from, to, side, enemy)) out.push_back({to, {}});
      else if (pawn && passant && to == *passant && reaches(board, from, to, side, true))
        out.push_back({to, Square{to.file, from.rank}});
    }
  return out;
}

}  // namespace

bool Walks::know_all(Board const& board) {
  auto const is_unknown = [&](Square at) {
    Piece const& piece = board.at(at);
    return !piece.usual() && !movement(piece.walk, piece.colour);
  };
  return !any_piece(board, Colour::white, is_unknown) &&
         !any_piece(board, Colour::black, is_unknown);
}

std::optional<bool> Walks::in_check(Board const& board, Colour side) {
  auto const own = [&](Square king) { return board.at(king).is_of(side); };
  auto const king = std::ranges::find_if(board.kings(), own);
  if (king == board.kings().end()) return {};
  text::WorkBudget::take();
  Colour const by = other(side);
  if (attacked(board, *king, by)) return true;
  std::optional<chess::Occupancy> seen;
  bool unknown = false;
  bool const found = any_piece(board, by, [&](Square from) {
    if (board.at(from).usual()) return false;
    chess::Movement const* const moves = movement(board.at(from).walk, by);
    unknown = unknown || !moves;
    if (!moves) return false;
    if (!seen) seen = arena_of(board, by);
    chess::Targets const reached = chess::targets(*moves, *seen, from);
    return std::ranges::find(reached.captures, *king) != reached.captures.end() ||
           std::ranges::find(reached.on_the_way, *king, &chess::TakenOnTheWay::taken) !=
               reached.on_the_way.end();
  });
  if (found) return true;
  return unknown ? std::nullopt : std::optional(false);
}

std::optional<bool> Walks::can_move(Board& board, Colour side, std::optional<Square> passant) {
  if (!in_check(board, side)) return {};
  bool unknown = false;
  auto const is_safe = [&](Square from, Trial const& trial) {
    return board.after_trial(from, trial.to, trial.taken,
                             [&] { return !in_check(board, side).value_or(true); });
  };
  std::optional<chess::Occupancy> seen;
  bool const found = any_piece(board, side, [&](Square from) {
    std::vector<Trial> trials;
    if (board.at(from).usual()) {
      trials = orthodox_trials(board, from, side, passant);
    } else {
      chess::Movement const* const moves = movement(board.at(from).walk, side);
      unknown = unknown || !moves;
      if (!moves) return false;
      if (!seen) seen = arena_of(board, side);
      chess::Targets const reached = chess::targets(*moves, *seen, from);
      unknown = unknown || !reached.first_move.empty() || !reached.own.empty();
      for (Square const to : reached.moves) trials.push_back({to, {}});
      for (Square const to : reached.captures)
        if (board.at(to).is_of(other(side))) trials.push_back({to, {}});
      for (auto const& [taken, end] : reached.on_the_way)
        if (board.at(taken).is_of(other(side)) && !board.at(end).stands())
          trials.push_back({end, taken});
    }
    return std::ranges::any_of(trials, [&](Trial const& trial) { return is_safe(from, trial); });
  });
  if (found) return true;
  return unknown ? std::nullopt : std::optional(false);
}

}  // namespace dawson::replay_rules
