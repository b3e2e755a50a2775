// Each branch is played and taken back; a chain of moves is one branch.
//
// Design: the board keeps its changes and takes them back. A copy of the board for each node would
// cost more than the half-move. A line has at most 999 full moves, which bounds the recursion.
#include "replay_rules/replay.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "replay_rules/answer_groups.hpp"
#include "replay_rules/effects.hpp"
#include "replay_rules/half_move_player.hpp"
#include "replay_rules/twin_positions.hpp"

namespace dawson::replay_rules {
namespace {

using semantics::end_of;
using semantics::HalfMove;
using semantics::Solution;
using semantics::SolutionNode;
using semantics::SolutionPart;
using semantics::SolutionPhase;

using Node = SolutionNode::Kind;
using Nodes = std::vector<SolutionNode>;

// Groups below groups multiply the half-moves; the limit keeps the time bounded.
constexpr std::size_t most_played = 200000;

// Open half-moves below open ones multiply too; the answers to further ones are not verified.
constexpr std::size_t most_open_played = 20000;

// Limit for pairs of group members whose mates are tested.
constexpr std::size_t most_pairs = 10000;

// Returns what two findings of one half-move must share after two members of a group: the code of a
// wrong sign; nothing else for half-moves that cannot be made.
std::string_view kind_of(Finding const& finding) {
  return finding.code == "CHECK" || finding.code == "MATE" ? finding.code : std::string_view();
}

// Plays the tree of one part after the other.
class TreePlayer {
 public:
  TreePlayer(Solution const& solution, Task const& task, Recorded recorded, Replay& out)
      : out_(out), half_moves_(solution.language, task, recorded, out) {}

  void report_unsigned_check() { half_moves_.report_unsigned_check(); }

  void play(SolutionPart const& part, Board board, Board const* goal) {
    half_moves_.begin(std::move(board), goal, part.play);
    play_ = part.play;
    for (SolutionPhase const& phase : part.phases) {
      using Phase = SolutionPhase::Kind;
      if (phase.kind == Phase::text) continue;
      bool const duplex = phase.kind == Phase::duplex || phase.kind == Phase::duplex_set;
      first_ = colour_of(play_.first);
      if (duplex) first_ = other(first_);
      if (play_.intro) first_ = other(first_);
      actual_ = phase.kind == Phase::key || phase.kind == Phase::play;
      half_moves_.forget_last_move();
      siblings(phase.nodes, 0, phase.nodes.size(), 0);
    }
  }

 private:
  void siblings(Nodes const& nodes, std::size_t at, std::size_t end, int ones,
                bool after_group = false) {
    for (; at < end; at = end_of(nodes, at)) branch(nodes, at, ones, after_group);
  }

  // `ones` counts how often the numbers of this line have begun with 1 (intro series).
  void branch(Nodes const& nodes, std::size_t at, int ones, bool after_group) {
    SolutionNode const& node = nodes[at];
    if (node.kind == Node::threat) return threats(nodes, at, ones);
    if (node.kind != Node::moves) return;
    if (node.doubt == SolutionNode::Doubt::move) return half_moves_.stop("UNKNOWN");
    if (node.number == 1 && !node.defender) ++ones;
    bool const group = node.halves.size() > 1;
    std::optional<std::vector<Finding>> shared_findings;  // findings after every member
    auto answers = answering_groups(nodes, at);
    HalfMovePlayer::Mark const before = half_moves_.mark();
    for (std::size_t i = 0; i < node.halves.size(); ++i) {
      if (out_.played >= most_played) {
        out_.playable = false;
        break;
      }
      if (node.skipped > 0) half_moves_.forget_last_move();
      if (node.halves[i].body == HalfMove::Body::any) {
        auto found = after_open_move(nodes, at, node.halves[i], ones);
        if (found) out_.open_played.push_back(node.halves[i].where.begin);
        if (found) merge(shared_findings, std::move(*found));
      }
      HalfMoveToPlay const move{node.halves[i],      side_of(node, ones),
                                place_of(nodes, at), group ? &node.halves.front() : nullptr,
                                after_group,         node.doubt != SolutionNode::Doubt::none};
      if (half_moves_.play(move)) {
        ++out_.played;
        std::size_t const first_new = out_.findings.size();
        for (auto& [answer, pairs] : answers)
          pairs.behind(i, nodes[answer], half_moves_.board(), side_of(nodes[answer], ones),
                       half_moves_.rules());
        siblings(nodes, at + 1, end_of(nodes, at), ones, group);
        if (group) keep_common(shared_findings, first_new);
      }
      half_moves_.go_back(before);
    }
    if (shared_findings) std::ranges::move(*shared_findings, std::back_inserter(out_.findings));
    for (auto const& [answer, pairs] : answers)
      if (pairs.understood())
        out_.understood_groups.push_back(nodes[answer].halves.front().where.begin);
  }

  // Plays threats as if the defender had passed.
  void threats(Nodes const& nodes, std::size_t at, int ones) {
    HalfMovePlayer::Mark const before = half_moves_.mark();
    half_moves_.pass(other(side_of(nodes[at], ones)));
    siblings(nodes, at + 1, end_of(nodes, at), ones);
    half_moves_.go_back(before);
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
    if (members < 2 || !half_moves_.is_orthodox()) return out;
    for (std::size_t child = at + 1; child < end_of(nodes, at); child = end_of(nodes, child))
      if (nodes[child].kind == Node::moves && nodes[child].halves.size() == members &&
          pairs_ + members * members <= most_pairs) {
        pairs_ += members * members;
        out.emplace_back(child, AnswerGroup(members));
      }
    return out;
  }

  // Plays every move that "B~" may mean, and what follows it. Returns the findings that follow each
  // of them: an answer needs to fit one move. No value if the moves are not known. Nothing is
  // recorded, so that pages do not play it.
  std::optional<std::vector<Finding>> after_open_move(Nodes const& nodes, std::size_t at,
                                                      HalfMove const& half, int ones) {
    if (at + 1 == end_of(nodes, at)) return {};  // nothing follows
    Colour const side = side_of(nodes[at], ones);
    std::optional<std::vector<Finding>> common;
    HalfMovePlayer::Unrecorded const unrecorded(half_moves_);
    HalfMovePlayer::Mark const before = half_moves_.mark();
    std::size_t const played = out_.played;
    for (HalfMove const& one : half_moves_.open_moves(half, side)) {
      std::size_t const first_new = out_.findings.size();
      if (half_moves_.play({one, side, {true}})) {
        ++out_.played;
        siblings(nodes, at + 1, end_of(nodes, at), ones, true);
        keep_common(common, first_new);
      } else {
        out_.findings.resize(first_new);
      }
      half_moves_.go_back(before);
      bool const too_many = open_played_ + out_.played - played > most_open_played;
      if (too_many) common.reset();
      if (too_many || (common && common->empty())) break;
    }
    open_played_ += std::exchange(out_.played, played) - played;
    return common;
  }

  // Moves new findings that every member has to `common`: one fitting member of a group is enough,
  // as in "1...Ra6/Rxd6 2.Nxb5#", where only one move captures.
  void keep_common(std::optional<std::vector<Finding>>& common, std::size_t first_new) {
    auto const begin = out_.findings.begin() + static_cast<std::ptrdiff_t>(first_new);
    std::vector<Finding> now(std::make_move_iterator(begin),
                             std::make_move_iterator(out_.findings.end()));
    out_.findings.erase(begin, out_.findings.end());
    merge(common, std::move(now));
  }

  static void merge(std::optional<std::vector<Finding>>& common, std::vector<Finding> now) {
    if (!common) {
      common = std::move(now);
      return;
    }
    std::erase_if(*common, [&](Finding const& known) {
      return std::ranges::none_of(now, [&](Finding const& one) {
        return one.where == known.where && kind_of(one) == kind_of(known);
      });
    });
  }

  Colour side_of(SolutionNode const& node, int ones) const {
    bool const begins = play_.lines ? node.number > 0 && !node.defender : node.level % 2 == 0;
    Colour const first = play_.intro && ones > 1 ? other(first_) : first_;
    return begins ? first : other(first);
  }

  Replay& out_;
  HalfMovePlayer half_moves_;
  bool actual_ = true;    ///< neither set play nor a try
  semantics::Play play_;  ///< of the part that is played
  Colour first_ = Colour::white;
  std::size_t pairs_ = 0;
  std::size_t open_played_ = 0;  ///< half-moves played below open ones
};

// Returns true if a short half-move left different squares in several positions.
bool has_two_origins(std::vector<Completion> const& completions) {
  std::map<std::size_t, chess::Square> origins;
  return std::ranges::any_of(completions, [&](Completion const& one) {
    return one.origin && origins.emplace(one.at, *one.origin).first->second != *one.origin;
  });
}

}  // namespace

Replay replay(Solution const& solution, Task const& task, Recorded recorded) {
  Replay out;
  if (!task.diagram) {
    out.playable = false;
    return out;
  }
  bool const hidden = !std::ranges::all_of(task.conditions, [](std::string const& condition) {
    return replayed_as(condition) != ReplayedAs::nothing;
  });
  TreePlayer player(solution, task, recorded, out);
  TwinPositions positions(solution, task);
  for (SolutionPart const& part : solution.parts) {
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
  if (has_two_origins(out.completions)) out.resolved = false;
  return out;
}

}  // namespace dawson::replay_rules
