#include "replay_rules/move_resolver.hpp"

#include <fmt/format.h>

#include <cstdlib>

#include "replay_rules/half_move.hpp"
#include "replay_rules/normal_form.hpp"
#include "semantics/solution/canonical.hpp"

namespace dawson::replay_rules {
namespace {

using semantics::HalfMove;
using Body = HalfMove::Body;

Finding rule_finding(char const* code, HalfMove const& half, std::string message,
                     std::string hint = {}) {
  return {code, semantics::bare(half), {}, half.where, std::move(message), std::move(hint)};
}

// Returns true if a line of the walk leads to the square, even if pieces are between.
bool on_a_line(char walk, Square from, Square to) {
  int const dx = std::abs(to.file - from.file), dy = std::abs(to.rank - from.rank);
  bool const straight = dx == 0 || dy == 0, diagonal = dx == dy;
  return (walk == 'R' && straight) || (walk == 'B' && diagonal) ||
         (walk == 'Q' && (straight || diagonal));
}

}  // namespace

LastMove LastMove::of(HalfMove const& half) {
  if (half.body != Body::path || !half.piece.is_pawn() || half.steps.size() != 1) return {true, {}};
  Square const from = *half.piece.square, to = half.steps.front().square;
  if (from.file != to.file || std::abs(from.rank - to.rank) != 2) return {true, {}};
  return {true, Square{from.file, (from.rank + to.rank) / 2}};
}

std::optional<Finding> MoveResolver::before(HalfMove const& half, Board const& board, Colour side,
                                            LastMove const& last) {
  if (half.body == Body::short_castling || half.body == Body::long_castling)
    return castling(half, board, side);
  if (!walks_stay_ || half.body != Body::path || half.from_unknown || !half.piece.square) return {};
  if (half.steps.size() != 1 || !half.before.empty() || !half.piece.attributes.empty()) return {};
  Square const from = *half.piece.square, to = half.steps.front().square;
  if (!board.has(from) || !board.has(to) || !board.at(from).is_of(side)) return {};
  bool const capture = half.steps.front().capture || board.at(to).stands();
  if (walks_.reach(board, from, to, side, capture).value_or(true)) {
    bool const passes = is_en_passant(half, board, side);
    if (passes && usual_ && last.known && last.passed != to)
      return rule_finding("RULE", half,
                          fmt::format("no pawn has just passed {}", chess::square_name(to)),
                          "capture en passant at once, or not at all");
    return {};
  }
  Piece const& piece = board.at(from);
  if (on_a_line(piece.usual(), from, to))
    return rule_finding("RULE", half,
                        fmt::format("a piece is between {} and {}", chess::square_name(from),
                                    chess::square_name(to)));
  if (piece.usual() == 'P' && !half.steps.front().capture && from.file != to.file &&
      !board.at(to).stands())
    return rule_finding("RULE", half,
                        fmt::format("a pawn moves from {} to {} only by capturing",
                                    chess::square_name(from), chess::square_name(to)));
  return rule_finding("RULE", half,
                      fmt::format("{} does not move from {} to {}", piece.walk,
                                  chess::square_name(from), chess::square_name(to)));
}

std::optional<Finding> MoveResolver::castling(HalfMove const& half, Board const& board,
                                              Colour side) const {
  if (!knows(board)) return {};
  int const rank = side == Colour::black ? board.ranks() - 1 : 0;
  bool const queenside = half.body == Body::long_castling;
  Square const king{4, rank}, rook{queenside ? 0 : board.files() - 1, rank};
  for (Square const at : {king, rook})
    if (board.touched(at))
      return rule_finding(
          "RULE", half,
          fmt::format("the piece on {} has moved: no castling", chess::square_name(at)));
  for (int step = 0; step < 2; ++step) {
    Square const at{king.file + (queenside ? -step : step), rank};
    if (attacked(board, at, other(side)))
      return rule_finding("RULE", half,
                          step == 0 ? "a king in check cannot castle"
                                    : fmt::format("the king would pass {}, which is attacked",
                                                  chess::square_name(at)));
  }
  return {};
}

std::optional<Finding> MoveResolver::after(HalfMove const& half, Board const& board, Colour side) {
  bool const checked = knows(board)
                           ? in_check(board, side)
                           : has_only_walks(board) && walks_.in_check(board, side).value_or(false);
  if (!checked) return {};
  return rule_finding("RULE", half, "the move leaves its own king in check");
}

Outcome MoveResolver::outcome(Board& board, Colour side, LastMove const& last, bool exactly,
                              bool is_signed) {
  bool const orthodox = knows(board);
  if (!orthodox && !(is_signed && has_only_walks(board))) return Outcome::unknown;
  Colour const next = other(side);
  auto const check = orthodox ? std::optional(in_check(board, next)) : walks_.in_check(board, next);
  if (!check) return Outcome::unknown;
  if (!*check && !exactly) return Outcome::goes_on;
  auto const moves = orthodox ? std::optional(can_move(board, next, last.passed))
                              : walks_.can_move(board, next, last.passed);
  if (!moves) return Outcome::unknown;
  if (*check) return *moves ? Outcome::check : Outcome::mate;
  return *moves ? Outcome::goes_on : Outcome::stalemate;
}

bool MoveResolver::settle_draw(HalfMove& half, Board const& board, Colour side) {
  if (half.comments.empty()) return false;
  semantics::MoveComment const& first = half.comments.front();
  constexpr std::string_view sign = "+=";
  bool const is_adjacent = first.kind == semantics::MoveComment::Kind::evaluation &&
                           first.words == sign && first.where.begin == half.where.end &&
                           half.check.empty() && first.where.end - first.where.begin == sign.size();
  if (!is_adjacent || !in_check(board, other(side))) return false;
  read_as_draw(half);
  return true;
}

std::optional<Finding> MoveResolver::signs(HalfMove const& half, Outcome outcome,
                                           Place const& place) {
  if (outcome == Outcome::unknown) return {};
  bool const checks = outcome == Outcome::check || outcome == Outcome::mate;
  if (half.check == "(+)") return {};
  if (!half.check.empty() && !checks && !place.in_group)
    return rule_finding("CHECK", half, "no check");
  if (half.goal == "#" && outcome != Outcome::mate)
    return rule_finding("MATE", half, checks ? "check, but not mate" : "no mate");
  if (half.goal == "=" && place.stalemates && outcome != Outcome::stalemate)
    return rule_finding(
        "MATE", half, checks ? "check, so no stalemate" : "the other side can move: no stalemate");
  if (outcome == Outcome::mate && half.goal.empty() && !place.in_group && !place.last) {
    Finding finding = rule_finding("MATE", half, "mate, but no # is written");
    finding.hint_only = true;
    return finding;
  }
  if (place.last && half.goal.empty() && outcome != Outcome::mate)
    return rule_finding("MATE", half, "the last move does not mate");
  if (half.check.empty() && half.goal.empty() && outcome == Outcome::check && !place.in_group &&
      !half.has_evaluation()) {
    Finding finding = rule_finding("CHECK", half, "check, but no + is written");
    finding.hint_only = true;
    return finding;
  }
  return {};
}

}  // namespace dawson::replay_rules
