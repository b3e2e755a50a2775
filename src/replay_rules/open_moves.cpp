#include "replay_rules/open_moves.hpp"

#include <string>
#include <utility>

#include "replay_rules/rules.hpp"

namespace dawson::replay_rules {
namespace {

using semantics::HalfMove;
using semantics::MoveStep;
using semantics::MoveSuffix;

class OpenMoves {
 public:
  OpenMoves(HalfMove const& half, Board const& board, Colour side, std::optional<Square> passant)
      : half_(half), board_(board), side_(side), passant_(passant) {}

  std::vector<HalfMove> run() && {
    for (int rank = 0; rank < board_.ranks(); ++rank)
      for (int file = 0; file < board_.files(); ++file)
        if (Square const from{file, rank}; board_.has(from) && is_meant(from)) moves_of(from);
    if (half_.piece.walk.empty() || half_.piece.walk == "K")
      for (auto const castling : {HalfMove::Body::short_castling, HalfMove::Body::long_castling}) {
        HalfMove& move = out_.emplace_back(half_);
        move.body = castling;
        move.piece = {};
      }
    return std::move(out_);
  }

 private:
  // A letter, a file or a square limits the pieces.
  bool is_meant(Square from) const {
    Piece const& piece = board_.at(from);
    if (!piece.stands() || !piece.is_of(side_)) return false;
    if (!half_.piece.walk.empty() && half_.piece.walk != piece.walk) return false;
    if (half_.piece.square && !(*half_.piece.square == from)) return false;
    return (!half_.file || *half_.file == from.file) && (!half_.rank || *half_.rank == from.rank);
  }

  void moves_of(Square from) {
    for (int rank = 0; rank < board_.ranks(); ++rank)
      for (int file = 0; file < board_.files(); ++file) {
        Square const to{file, rank};
        if (!board_.has(to)) continue;
        bool const captures = board_.at(to).stands();
        if (captures && !board_.at(to).is_of(other(side_))) continue;
        bool const is_pawn = board_.at(from).usual() == 'P';
        bool const passes = is_pawn && !captures && passant_ && *passant_ == to;
        if (reaches(board_, from, to, side_, captures)) add(from, to, captures);
        if (passes && reaches(board_, from, to, side_, true)) add_passant(from, to);
      }
  }

  void add(Square from, Square to, bool captures) {
    bool const promotes = board_.at(from).usual() == 'P' &&
                          to.rank == (side_ == Colour::white ? board_.ranks() - 1 : 0);
    if (!promotes) {
      move(from, to, captures);
      return;
    }
    for (char const* const walk : {"Q", "R", "B", "S"}) {
      MoveSuffix becomes;
      becomes.becomes.walk = walk;
      move(from, to, captures).suffixes.push_back(std::move(becomes));
    }
  }

  void add_passant(Square from, Square to) {
    MoveSuffix passes;
    passes.kind = MoveSuffix::Kind::en_passant;
    move(from, to, true).suffixes.push_back(std::move(passes));
  }

  HalfMove& move(Square from, Square to, bool captures) {
    HalfMove& out = out_.emplace_back(half_);
    out.body = HalfMove::Body::path;
    out.piece = {};
    out.piece.walk = board_.at(from).walk;
    out.piece.square = from;
    out.file.reset();
    out.rank.reset();
    out.steps = {MoveStep{captures, to}};
    return out;
  }

  HalfMove const& half_;
  Board const& board_;
  Colour side_;
  std::optional<Square> passant_;
  std::vector<HalfMove> out_;
};

}  // namespace

std::vector<HalfMove> open_moves(HalfMove const& half, Board const& board, Colour side,
                                 std::optional<Square> passant) {
  return OpenMoves(half, board, side, passant).run();
}

}  // namespace dawson::replay_rules
