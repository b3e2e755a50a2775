// Each branch is played and taken back; a chain of moves is one branch.
#include "replay_rules/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>
#include <vector>

#include "replay_rules/answer_groups.hpp"
#include "replay_rules/board.hpp"
#include "replay_rules/captures_on_the_way.hpp"
#include "replay_rules/effects.hpp"
#include "replay_rules/final_position.hpp"
#include "replay_rules/half_move.hpp"
#include "replay_rules/move_resolver.hpp"
#include "replay_rules/origin_findings.hpp"
#include "replay_rules/rules.hpp"
#include "replay_rules/twin_positions.hpp"
#include "semantics/solution/canonical.hpp"
#include "text/diagnostic.hpp"
#include "text/scanning.hpp"

namespace dawson::replay_rules {
namespace {

using semantics::bare;
using semantics::end_of;
using semantics::HalfMove;
using semantics::MoveStep;
using semantics::Solution;
using semantics::SolutionNode;
using semantics::SolutionPart;
using semantics::SolutionPhase;

using Node = SolutionNode::Kind;
using Nodes = std::vector<SolutionNode>;

// Groups below groups multiply the half-moves; the limit keeps the time bounded.
constexpr std::size_t most_played = 200000;

// Limit for pairs of group members whose mates are tested.
constexpr std::size_t most_pairs = 10000;

bool all_are(auto const& conditions, auto is) { return std::ranges::all_of(conditions, is); }

class Player {
 public:
  Player(Solution& solution, Task const& task, bool resolve, Recorded recorded, Replay& out)
      : resolve_(resolve),
        recorded_(recorded),
        out_(out),
        rules_{task.conditions.empty(), solution.language},
        walks_stay_(all_are(task.conditions, leaves_walks)),
        resolver_(rules_.usual, walks_stay_) {
    PlainEffects effects = effects_of(task.conditions);
    rules_.effects = std::move(effects.effects);
    effects_known_ = effects.all_known;
    rules_.captures_own = !all_are(task.conditions, forbids_own_captures);
  }

  // Reports a check without its sign if all other checks have theirs.
  void report_unsigned_check() {
    if (unsigned_checks_.size() == 1 && signed_checks_ > 1)
      out_.findings.push_back(std::move(unsigned_checks_.front()));
  }

  void play(SolutionPart& part, Board board, Board const* goal) {
    board_ = std::move(board);
    goal_ = goal;
    out_.lines.back().begins = recorded_.frames ? board_ : std::nullopt;
    shorts_known_ = board_->orthodox();
    play_ = part.play;
    for (SolutionPhase& phase : part.phases) {
      using Phase = SolutionPhase::Kind;
      if (phase.kind == Phase::text) continue;
      bool const duplex = phase.kind == Phase::duplex || phase.kind == Phase::duplex_set;
      first_ = colour_of(play_.first);
      if (duplex) first_ = other(first_);
      if (play_.intro) first_ = other(first_);
      actual_ = phase.kind == Phase::key || phase.kind == Phase::play;
      last_ = {};
      siblings(phase.nodes, 0, phase.nodes.size(), 0);
    }
  }

 private:
  void siblings(Nodes& nodes, std::size_t at, std::size_t end, int ones, bool after_group = false) {
    for (; at < end; at = end_of(nodes, at)) {
      after_group_ = after_group;
      branch(nodes, at, ones);
    }
  }

  // `ones` counts how often the numbers of this line have begun with 1 (intro series).
  void branch(Nodes& nodes, std::size_t at, int ones) {
    SolutionNode& node = nodes[at];
    auto const end = end_of(nodes, at);
    if (node.kind == Node::threat) return threats(nodes, at, end, ones);
    if (node.kind != Node::moves) return;
    if (node.doubt == SolutionNode::Doubt::move) return stop("UNKNOWN");
    in_doubt_ = node.doubt != SolutionNode::Doubt::none;
    if (node.number == 1 && !node.defender) ++ones;
    bool const group = node.halves.size() > 1;
    bool const answers_group = std::exchange(after_group_, false);
    std::optional<std::vector<Finding>> shared_findings;  // findings after every member
    auto answers = answering_groups(nodes, at);
    for (std::size_t i = 0; i < node.halves.size(); ++i) {
      HalfMove& half = node.halves[i];
      if (out_.played >= most_played) {
        out_.playable = false;
        break;
      }
      std::size_t const before = board_->changes(), frame = frame_;
      LastMove const last = last_;
      if (node.skipped > 0) last_ = {};
      Colour const side = side_of(node, ones);
      answers_group_ = answers_group;
      if (made(half, side, group ? &node : nullptr, place_of(nodes, at))) {
        ++out_.played;
        std::size_t const first_new = out_.findings.size();
        for (auto& [answer, pairs] : answers)
          pairs.behind(i, nodes[answer], *board_, side_of(nodes[answer], ones), rules_);
        siblings(nodes, at + 1, end, ones, group);
        if (group) keep_common(shared_findings, first_new);
      }
      board_->go_back(before);
      last_ = last;
      frame_ = frame;
    }
    if (shared_findings) std::ranges::move(*shared_findings, std::back_inserter(out_.findings));
    for (auto const& [answer, pairs] : answers)
      if (pairs.understood())
        out_.understood_groups.push_back(nodes[answer].halves.front().where.begin);
  }

  // Plays threats as if the defender had passed.
  void threats(Nodes& nodes, std::size_t at, std::size_t end, int ones) {
    std::size_t const frame = frame_;
    LastMove const last = std::exchange(last_, LastMove{true, {}});
    if (recorded_.frames) add_frame({}, other(side_of(nodes[at], ones)), board_->changes());
    siblings(nodes, at + 1, end, ones);
    last_ = last;
    frame_ = frame;
  }

  void add_frame(text::Span where, Colour side, std::size_t changes) {
    std::vector<Frame>& frames = out_.lines.back().frames;
    Frame frame{frame_, where, side, {}};
    for (Square const square : board_->changed_since(changes))
      frame.changes.push_back({square, board_->at(square)});
    frame_ = frames.size();
    frames.push_back(std::move(frame));
  }

  // Marks that the continuation of the present frame is not played.
  void stop(std::string const& code) {
    if (!recorded_.frames) return;
    ReplayLine& replay_line = out_.lines.back();
    (frame_ == Frame::start ? replay_line.stopped : replay_line.frames[frame_].stopped) = code;
  }

  bool report(Finding finding) {
    stop(in_doubt_ ? "UNKNOWN" : finding.code);
    if (!in_doubt_) out_.findings.push_back(std::move(finding));
    return false;
  }

  // Returns whether a half-move is the last one of a full-length mate.
  Place place_of(Nodes const& nodes, std::size_t at) const {
    SolutionNode const& node = nodes[at];
    Place place{node.halves.size() > 1};
    chess::Task const& task = play_.task;
    place.stalemates = task.goal == "=" && task.half_moves > 0;
    bool const leaf = semantics::is_leaf(nodes, at);
    place.ends = leaf && (task.half_moves == 0 || node.level == task.half_moves);
    if (!leaf || !actual_ || task.goal != "#" || task.half_moves == 0 || play_.series) return place;
    if (node.refutation || !node.label.empty()) return place;
    bool const others_mate = !play_.lines && !task.play.empty();
    int const left_out = play_.lines && play_.left_out > 0 && task.half_moves % 2 == 1 ? 1 : 0;
    place.last = node.level - left_out == task.half_moves + (others_mate ? 1 : 0);
    return place;
  }

  // Returns those children of a group that are groups with the same number of members.
  std::vector<std::pair<std::size_t, AnswerGroup>> answering_groups(Nodes const& nodes,
                                                                    std::size_t at) {
    std::vector<std::pair<std::size_t, AnswerGroup>> out;
    std::size_t const members = nodes[at].halves.size();
    if (members < 2 || !rules_.usual || !shorts_known_) return out;
    for (std::size_t child = at + 1; child < end_of(nodes, at); child = end_of(nodes, child))
      if (nodes[child].kind == Node::moves && nodes[child].halves.size() == members &&
          pairs_ + members * members <= most_pairs) {
        pairs_ += members * members;
        out.emplace_back(child, AnswerGroup(members));
      }
    return out;
  }

  // Moves new findings that every member has to `common`: one fitting member of a group is enough,
  // as in "1...Ra6/Rxd6 2.Nxb5#", where only one move captures.
  void keep_common(std::optional<std::vector<Finding>>& common, std::size_t first_new) {
    auto const begin = out_.findings.begin() + static_cast<std::ptrdiff_t>(first_new);
    std::vector<Finding> now(std::make_move_iterator(begin),
                             std::make_move_iterator(out_.findings.end()));
    out_.findings.erase(begin, out_.findings.end());
    if (!common) {
      common = std::move(now);
      return;
    }
    std::erase_if(*common, [&](Finding const& known) {
      return std::ranges::none_of(now, [&](Finding const& one) {
        return one.where == known.where && one.code == known.code;
      });
    });
  }

  Colour side_of(SolutionNode const& node, int ones) const {
    bool const begins = play_.lines ? node.number > 0 && !node.defender : node.level % 2 == 0;
    Colour const first = play_.intro && ones > 1 ? other(first_) : first_;
    return begins ? first : other(first);
  }

  // Reads "Kc5/e5" as "Kc5/Ke5" if no pawn can move to the square of a later member.
  std::string_view letter_of_group(HalfMove const& half, SolutionNode const* group, Colour side) {
    if (!group || !half.piece.walk.empty() || half.file || &half == &group->halves.front())
      return {};
    if (!rules_.usual || !shorts_known_ || !board_->has(half.steps.front().square)) return {};
    return origins(half, *board_, side).empty() ? group->halves.front().piece.walk
                                                : std::string_view();
  }

  bool made(HalfMove& half, Colour side, SolutionNode const* group, Place const& place) {
    using Body = HalfMove::Body;
    bool const in_group = group != nullptr;
    if (half.body == Body::null || half.body == Body::any || half.body == Body::role) {
      if (half.body == Body::role) out_.playable = false;
      stop("UNKNOWN");
      return false;
    }
    if (!find_rank(half, side)) return false;
    // "Qd8d6" captures if a piece is there.
    for (MoveStep& step : half.steps)
      if (step.without_sign && board_->has(step.square))
        step.capture |= board_->at(step.square).stands();
    HalfMove full = half;
    if (half.is_short()) {
      out_.had_short = true;
      if (in_group) out_.resolved = false;
      half.walk_of_group = letter_of_group(half, group, side);
      if (!half.walk_of_group.empty()) full.piece.walk = half.walk_of_group;
      auto const from = origin(full, side);
      if (!from) {
        out_.resolved = false;
        return false;
      }
      full.piece.square = from;
      full.file.reset();
      full.rank.reset();
    }
    auto rule_finding = resolver_.before(full, *board_, side, last_);
    auto const squares = recorded_.squares ? short_form_of(full, side) : std::nullopt;
    std::size_t const before = board_->changes();
    if (auto finding = make(full, *board_, side, rules_, in_group)) {
      finding->subject =
          finding->code == "REBIRTH" || finding->code == "EFFECT" ? finding->subject : bare(half);
      // The capture sign of an answer to a group may fit some members only.
      bool const sign = finding->code == "NOCAP" || finding->code == "OCC";
      if (!sign || !answers_group_) return report(std::move(*finding));
      board_->go_back(before);
      if (make(full, *board_, side, rules_, true)) return report(std::move(*finding));
      out_.findings.push_back(std::move(*finding));
    }
    if (!rule_finding) rule_finding = resolver_.after(full, *board_, side);
    if (rule_finding) return report(std::move(*rule_finding));
    if (squares) out_.squares.add(half.where, half.steps.front().capture, *squares);
    last_ = LastMove::of(full);
    if (play_.task.goal == "=") MoveResolver::settle_draw(half, *board_, side);
    if (recorded_.frames) add_frame(half.where, side, before);
    judge(half, side, place);
    if (resolve_) {
      full.check = half.check, full.goal = half.goal, full.where = half.where;
      full.comments = std::move(half.comments);
      half = std::move(full);
    }
    return true;
  }

  std::optional<semantics::MoveSquares> short_form_of(HalfMove const& half, Colour side) {
    return move_squares(half, *board_, side, {rules_.usual && shorts_known_, walks_stay_}, walks_);
  }

  // Finds the rank of "cxd"; returns false, and reports it, if not exactly one is possible.
  bool find_rank(HalfMove& half, Colour side) {
    if (half.steps.empty() || half.steps.back().square.rank >= 0) return true;
    bool const known = rules_.usual && shorts_known_;
    auto const ranks = known ? ranks_of_capture(half, *board_, side) : std::vector<int>();
    if (ranks.size() == 1) {
      half.steps.back().square.rank = ranks.front();
      return true;
    }
    out_.resolved = false;
    if (known) return report(rank_finding(half, ranks));
    out_.playable = false;
    stop("UNKNOWN");
    return false;
  }

  // Determines the result of a half-move that was made, and checks its signs.
  void judge(HalfMove const& half, Colour side, Place const& place) {
    bool const exactly = recorded_.frames || place.last || !half.goal.empty();
    Outcome const outcome = resolver_.outcome(*board_, side, last_, exactly);
    if (recorded_.frames) out_.lines.back().frames.back().outcome = outcome;
    auto finding = MoveResolver::signs(half, outcome, place);
    bool const unsigned_check = finding && finding->code == "CHECK" && finding->hint_only;
    if (unsigned_check) unsigned_checks_.push_back(std::move(*finding));
    else if (finding) out_.findings.push_back(std::move(*finding));
    if (outcome == Outcome::check && !half.check.empty()) ++signed_checks_;
    if (goal_ && place.ends)
      if (auto difference = first_difference(half, *board_, *goal_))
        out_.findings.push_back(std::move(*difference));
  }

  std::optional<chess::Square> origin(HalfMove const& half, Colour side) {
    // Fairy pieces and conditions have moves of their own.
    if (!rules_.usual || !shorts_known_) {
      std::optional<Square> from;
      if (effects_known_) from = walks_.only_origin(half, *board_, side);
      if (from) return from;
      out_.playable = false;
      stop("UNKNOWN");
      return {};
    }
    if (!board_->has(half.steps.front().square)) return {};
    auto const from = origins(half, *board_, side);
    if (from.size() == 1) return from[0];
    report(origin_finding(half, from));
    return {};
  }

  bool resolve_;
  Recorded recorded_;
  Replay& out_;
  Rules rules_;
  bool walks_stay_;  ///< no condition changes how pieces move
  MoveResolver resolver_;
  Walks walks_;
  bool effects_known_ = true;  ///< no condition has effects that would have to be written
  std::optional<Board> board_;
  Board const* goal_ = nullptr;       ///< final position of a proof game
  std::size_t frame_ = Frame::start;  ///< the last one played
  LastMove last_;
  bool actual_ = true;     ///< neither set play nor a try
  bool in_doubt_ = false;  ///< unread words precede the half-move
  semantics::Play play_;   ///< of the part that is played
  Colour first_ = Colour::white;
  std::size_t pairs_ = 0;
  std::vector<Finding> unsigned_checks_;
  std::size_t signed_checks_ = 0;
  bool after_group_ = false, answers_group_ = false;  ///< the next, the present node
  bool shorts_known_ = true;
};

}  // namespace

Replay replay(Solution& solution, Task const& task, bool resolve, Recorded recorded) {
  Replay out;
  if (!task.diagram) {
    out.playable = false;
    return out;
  }
  bool const hidden = !all_are(task.conditions, [](std::string const& condition) {
    return replayed_as(condition) != ReplayedAs::nothing;
  });
  Player player(solution, task, resolve, recorded, out);
  TwinPositions positions(solution, task);
  for (SolutionPart& part : solution.parts) {
    out.lines.emplace_back();
    if (part.zero) continue;
    auto const position = positions.of(part, out.findings);
    bool const known = position && !part.rules.conditions && !hidden && !part.play.retracts;
    auto board = known ? Board::of(*position, task.walk_of) : std::nullopt;
    if (!board) {
      out.playable = false;
      out.lines.back().stopped = "UNKNOWN";
      continue;
    }
    std::optional<Board> goal;
    if (part.play.task.goal == "dia") goal = std::exchange(board, Board::game_array());
    if (part.play.task.goal == "a=>b" && task.target) goal = Board::of(*task.target, task.walk_of);
    bool const comparable = goal && goal->files() == 8 && goal->ranks() == 8;
    player.play(part, std::move(*board), comparable ? &*goal : nullptr);
  }
  player.report_unsigned_check();
  return out;
}

}  // namespace dawson::replay_rules
