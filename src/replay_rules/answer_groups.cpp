#include "replay_rules/answer_groups.hpp"

#include <algorithm>

#include "replay_rules/half_move.hpp"
#include "replay_rules/replay.hpp"
#include "replay_rules/rules.hpp"

namespace dawson::replay_rules {

using semantics::HalfMove;
using semantics::MoveStep;
using semantics::SolutionNode;

AnswerGroup::Fit AnswerGroup::fit(HalfMove const& half, Board& board, Colour side,
                                  Rules const& rules) {
  if (half.body != HalfMove::Body::path || half.steps.empty()) return Fit::no;
  MoveStep const& step = half.steps.front();
  if (!board.has(step.square)) return Fit::no;
  HalfMove full = half;
  if (half.is_short()) {
    auto const from = origins(half, board, side);
    if (from.size() != 1) return Fit::no;
    full.piece.square = from[0];
    full.file.reset();
    full.rank.reset();
  }
  if (step.capture && !board.at(step.square).stands() && !is_en_passant(full, board, side))
    return Fit::no;
  std::size_t const before = board.changes();
  Fit out = Fit::no;
  if (!make(full, board, side, rules, true)) {
    Colour const answered = other(side);
    if (half.goal == "#") out = mated(board, answered) ? Fit::mates : Fit::no;
    else if (half.check.empty() || in_check(board, answered)) out = Fit::playable;
  }
  board.go_back(before);
  return out;
}

void AnswerGroup::behind(std::size_t of, SolutionNode const& answers, Board& board, Colour side,
                         Rules const& rules) {
  std::size_t const members = answers.halves.size();
  for (std::size_t i = 0; i < members; ++i)
    fits_[of * members + i] = fit(answers.halves[i], board, side, rules);
}

bool AnswerGroup::understood() const {
  if (std::ranges::all_of(fits_, [](Fit fit) { return fit == Fit::mates; })) return true;
  if (std::ranges::none_of(fits_, [](Fit fit) { return fit == Fit::no; })) return false;
  // Every member needs an answer, and every answer a member.
  std::size_t members = 1;
  while (members * members < fits_.size()) ++members;
  for (std::size_t i = 0; i < members; ++i) {
    bool has_answer = false, answers = false;
    for (std::size_t j = 0; j < members; ++j) {
      has_answer |= fits_[i * members + j] != Fit::no;
      answers |= fits_[j * members + i] != Fit::no;
    }
    if (!has_answer || !answers) return false;
  }
  return true;
}

}  // namespace dawson::replay_rules
