#include "replay_rules/half_move_player.hpp"

#include <algorithm>
#include <utility>

#include "replay_rules/effects.hpp"
#include "replay_rules/final_position.hpp"
#include "replay_rules/half_move.hpp"
#include "replay_rules/open_moves.hpp"
#include "replay_rules/origin_findings.hpp"
#include "replay_rules/plain_effects.hpp"
#include "semantics/solution/canonical.hpp"

namespace dawson::replay_rules {
namespace {

using semantics::HalfMove;
using semantics::MoveStep;

// Gives `full` the piece and the hint of `half`: findings name it as in the text.
void show_as_written(HalfMove& full, HalfMove const& half) {
  if (!half.is_short()) return;
  full.piece.square.reset();
  full.piece.walk = half.piece.walk;
  full.file = half.file;
  full.rank = half.rank;
}

}  // namespace

HalfMovePlayer::HalfMovePlayer(chess::Language language, Task const& task, Recorded recorded,
                               Replay& out)
    : recorded_(recorded),
      out_(out),
      rules_{task.conditions.empty(), language},
      walks_stay_(std::ranges::all_of(task.conditions, leaves_walks)),
      resolver_(rules_.usual, walks_stay_) {
  PlainEffects effects = effects_of(task.conditions);
  rules_.effects = std::move(effects.effects);
  effects_known_ = effects.all_known;
  rules_.captures_own = !std::ranges::all_of(task.conditions, forbids_own_captures);
}

void HalfMovePlayer::begin(Board board, Board const* goal, semantics::Play const& play) {
  board_ = std::move(board);
  goal_ = goal;
  draws_ = play.task.goal == "=";
  out_.lines.back().begins = recorded_.frames ? board_ : std::nullopt;
  shorts_known_ = board_->orthodox();
}

bool HalfMovePlayer::play(HalfMoveToPlay const& move) {
  using Body = HalfMove::Body;
  HalfMove const& half = move.half;
  if (half.body == Body::role) out_.playable = false;
  if (half.body == Body::null || half.body == Body::any || half.body == Body::role) {
    stop("UNKNOWN");
    return false;
  }
  full_ = half;
  Completion completion{half.where.begin};
  bool const made = make_completed(move, completion);
  if (!completion.empty()) out_.completions.push_back(std::move(completion));
  return made;
}

bool HalfMovePlayer::make_completed(HalfMoveToPlay const& move, Completion& completion) {
  HalfMove const& half = move.half;
  if (!complete_steps(move, completion)) return false;
  if (half.is_short() && !complete_origin(move, completion)) return false;
  auto rule_finding = resolver_.before(full_, *board_, move.side, last_);
  auto const squares = recorded_.squares ? move_squares(full_, *board_, move.side,
                                                        {is_orthodox(), walks_stay_}, walks_)
                                         : std::nullopt;
  std::size_t const before = board_->changes();
  if (auto finding = make_with_signs(move)) return report(move, std::move(*finding));
  if (!rule_finding) rule_finding = resolver_.after(full_, *board_, move.side);
  if (rule_finding) return report(move, std::move(*rule_finding));
  if (squares) out_.squares.add(half.where, full_.steps.front().capture, *squares);
  last_ = LastMove::of(full_);
  show_as_written(full_, half);
  completion.draws = draws_ && MoveResolver::settle_draw(full_, *board_, move.side);
  if (recorded_.frames) add_frame(full_.where, move.side, before);
  judge(move);
  return true;
}

// Completes the steps: "Qd8d6" captures if a piece is there, "cxd" receives its rank.
bool HalfMovePlayer::complete_steps(HalfMoveToPlay const& move, Completion& completion) {
  for (std::size_t i = 0; i < full_.steps.size(); ++i) {
    MoveStep& step = full_.steps[i];
    if (!step.without_sign || step.capture || !board_->has(step.square)) continue;
    step.capture = board_->at(step.square).stands();
    if (step.capture) completion.captures.push_back(i);
  }
  if (full_.steps.empty() || full_.steps.back().square.rank >= 0) return true;
  auto const ranks =
      is_orthodox() ? ranks_of_capture(full_, *board_, move.side) : std::vector<int>();
  if (ranks.size() == 1) {
    full_.steps.back().square.rank = ranks.front();
    completion.rank = ranks.front();
    return true;
  }
  out_.resolved = false;
  return is_orthodox() ? report(move, rank_finding(full_, ranks)) : stop_unknown();
}

// Completes a short half-move with its departure square.
bool HalfMovePlayer::complete_origin(HalfMoveToPlay const& move, Completion& completion) {
  out_.had_short = true;
  if (move.first_of_group) out_.resolved = false;
  completion.walk_of_group = letter_of_group(move);
  if (!completion.walk_of_group.empty()) full_.piece.walk = completion.walk_of_group;
  auto const from = origin(move);
  if (!from) {
    out_.resolved = false;
    return false;
  }
  full_.piece.square = from;
  full_.file.reset();
  full_.rank.reset();
  if (recorded_.origins) completion.origin = from;
  return true;
}

// Reads "Kc5/e5" as "Kc5/Ke5" if no pawn can move to the square of a later member.
std::string_view HalfMovePlayer::letter_of_group(HalfMoveToPlay const& move) {
  HalfMove const* const first = move.first_of_group;
  if (!first || !move.half.piece.walk.empty() || move.half.file || &move.half == first) return {};
  if (!is_orthodox() || !board_->has(full_.steps.front().square)) return {};
  return origins(full_, *board_, move.side).empty() ? first->piece.walk : std::string_view();
}

std::optional<chess::Square> HalfMovePlayer::origin(HalfMoveToPlay const& move) {
  if (!is_orthodox()) return fairy_origin(move);
  if (!board_->has(full_.steps.front().square)) return {};
  auto const from = origins(full_, *board_, move.side);
  if (from.size() == 1) return from[0];
  report(move, origin_finding(full_, from));
  return {};
}

// Fairy pieces and conditions have moves of their own.
std::optional<chess::Square> HalfMovePlayer::fairy_origin(HalfMoveToPlay const& move) {
  auto from = effects_known_ ? walks_.origins(full_, *board_, move.side) : std::nullopt;
  if (from && from->size() > 1 && rules_.usual) {
    Square const to = full_.steps.front().square;
    std::erase_if(*from, [&](Square square) {
      return board_->after_trial(
          square, to, {}, [&] { return walks_.in_check(*board_, move.side).value_or(false); });
    });
  }
  if (from && from->size() == 1) return from->front();
  // Several pieces may be meant if a condition forbids the others' moves.
  if (!from || (!from->empty() && !rules_.usual)) stop_unknown();
  else report(move, origin_finding(full_, *from));
  return {};
}

// Makes the half-move on the board; returns an error if it cannot be made.
std::optional<Finding> HalfMovePlayer::make_with_signs(HalfMoveToPlay const& move) {
  std::size_t const before = board_->changes();
  auto finding = make(full_, *board_, move.side, rules_, move.first_of_group != nullptr);
  if (!finding) return {};
  if (finding->code != "REBIRTH" && finding->code != "EFFECT") {
    HalfMove written = full_;
    show_as_written(written, move.half);
    finding->subject = semantics::bare(written);
  }
  // The capture sign of an answer to a group may fit some members only.
  bool const sign = finding->code == "NOCAP" || finding->code == "OCC";
  if (!sign || !move.answers_group) return finding;
  board_->go_back(before);
  if (make(full_, *board_, move.side, rules_, true)) return finding;
  out_.findings.push_back(std::move(*finding));
  return {};
}

// Determines the result of a half-move that was made, and checks its signs.
void HalfMovePlayer::judge(HalfMoveToPlay const& move) {
  bool const exactly = recorded_.frames || move.place.last || !full_.goal.empty();
  bool const is_signed = move.place.last || !full_.goal.empty() || !full_.check.empty();
  Outcome const outcome = resolver_.outcome(*board_, move.side, last_, exactly, is_signed);
  if (recorded_.frames) out_.lines.back().frames.back().outcome = outcome;
  auto finding = MoveResolver::signs(full_, outcome, move.place);
  bool const unsigned_check = finding && finding->code == "CHECK" && finding->hint_only;
  if (unsigned_check) unsigned_checks_.push_back(std::move(*finding));
  else if (finding) out_.findings.push_back(std::move(*finding));
  if (outcome == Outcome::check && !full_.check.empty()) ++signed_checks_;
  if (goal_ && move.place.ends)
    if (auto difference = first_difference(full_, *board_, *goal_))
      out_.findings.push_back(std::move(*difference));
}

void HalfMovePlayer::pass(Colour side) {
  last_ = LastMove{true, {}};
  if (recorded_.frames) add_frame({}, side, board_->changes());
}

void HalfMovePlayer::go_back(Mark const& mark) {
  board_->go_back(mark.changes);
  frame_ = mark.frame;
  last_ = mark.last;
}

void HalfMovePlayer::add_frame(text::Span where, Colour side, std::size_t changes) {
  std::vector<Frame>& frames = out_.lines.back().frames;
  Frame frame{frame_, where, side, {}};
  for (Square const square : board_->changed_since(changes))
    frame.changes.push_back({square, board_->at(square)});
  frame_ = frames.size();
  frames.push_back(std::move(frame));
}

void HalfMovePlayer::stop(std::string const& code) {
  if (!recorded_.frames) return;
  ReplayLine& replay_line = out_.lines.back();
  (frame_ == Frame::start ? replay_line.stopped : replay_line.frames[frame_].stopped) = code;
}

// Stops at a half-move that cannot be understood; returns false.
bool HalfMovePlayer::stop_unknown() {
  out_.playable = false;
  stop("UNKNOWN");
  return false;
}

// Stops at an error; returns false.
bool HalfMovePlayer::report(HalfMoveToPlay const& move, Finding finding) {
  stop(move.in_doubt ? "UNKNOWN" : finding.code);
  if (!move.in_doubt) out_.findings.push_back(std::move(finding));
  return false;
}

std::vector<HalfMove> HalfMovePlayer::open_moves(HalfMove const& half, Colour side) const {
  if (!is_orthodox() || !resolver_.knows(*board_)) return {};
  return replay_rules::open_moves(half, *board_, side, last_.passed);
}

HalfMovePlayer::Unrecorded::~Unrecorded() {
  player_.recorded_ = recorded_;
  player_.unsigned_checks_.resize(std::min(checks_, player_.unsigned_checks_.size()));
  player_.signed_checks_ = signed_checks_;
  player_.out_.completions.resize(completions_);
  player_.out_.understood_groups.resize(groups_);
  player_.out_.playable = playable_;
  player_.out_.resolved = resolved_;
  player_.out_.had_short = had_short_;
}

void HalfMovePlayer::report_unsigned_check() {
  if (unsigned_checks_.size() == 1 && signed_checks_ > 1)
    out_.findings.push_back(std::move(unsigned_checks_.front()));
}

}  // namespace dawson::replay_rules
