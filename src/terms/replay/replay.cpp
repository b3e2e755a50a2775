// Each branch is played and taken back; a chain of moves is a branch of one.
#include "terms/replay/replay.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "terms/replay/group_answers.hpp"
#include "terms/replay/half_move_play.hpp"
#include "terms/replay/replay_board.hpp"
#include "terms/replay/replay_conditions.hpp"
#include "terms/replay/short_moves.hpp"
#include "terms/solution/canonical.hpp"
#include "terms/twins/play.hpp"
#include "text/ascii.hpp"
#include "text/span.hpp"

namespace dawson::terms {
namespace {

using Colour = ReplayMan::Colour;
using Node = SolutionNode::Kind;
using Nodes = std::vector<SolutionNode>;

// Groups below groups multiply; beyond this nothing more is learnt.
constexpr std::size_t most_played = 200000;

// Pairs of two groups' members whose mates are looked at.
constexpr std::size_t most_pairs = 10000;

bool follows_usual_rules(std::vector<std::string> const& conditions) { return conditions.empty(); }

bool hides_men(std::vector<std::string> const& conditions) {
  return std::ranges::any_of(conditions, [](std::string const& condition) {
    return replayed_as(condition) == ReplayedAs::nothing;
  });
}

class Player {
 public:
  Player(Solution& solution, ReplayTask const& task, bool resolve, Replay& out)
      : resolve_(resolve),
        out_(out),
        rules_{follows_usual_rules(task.conditions), solution.language} {}

  void play(SolutionPart& part, ReplayBoard board) {
    board_ = std::move(board);
    shorts_known_ = board_->orthodox();
    play_ = part.play;
    for (SolutionPhase& phase : part.phases) {
      using Phase = SolutionPhase::Kind;
      if (phase.kind == Phase::text) continue;
      bool const duplex = phase.kind == Phase::duplex || phase.kind == Phase::duplex_set;
      first_ = colour_of(play_.first);
      if (duplex) first_ = other(first_);
      if (play_.intro) first_ = other(first_);
      siblings(phase.nodes, 0, phase.nodes.size(), 0);
    }
  }

 private:
  void siblings(Nodes& nodes, std::size_t at, std::size_t end, int ones) {
    for (; at < end; at = end_of(nodes, at)) branch(nodes, at, ones);
  }

  // `ones`: how often the numbers of this line have begun with 1 (intro series).
  void branch(Nodes& nodes, std::size_t at, int ones) {
    SolutionNode& node = nodes[at];
    std::size_t const end = end_of(nodes, at);
    if (node.kind == Node::threat) return siblings(nodes, at + 1, end, ones);
    if (node.kind != Node::moves) return;
    if (node.number == 1 && !node.defender) ++ones;
    bool const group = node.halves.size() > 1;
    std::optional<std::vector<MoveFinding>> of_all;  // what does not fit behind any of the group
    auto answers = answering_groups(nodes, at);
    for (std::size_t i = 0; i < node.halves.size(); ++i) {
      HalfMove& half = node.halves[i];
      if (out_.played >= most_played) out_.playable = false;
      if (out_.played >= most_played) break;
      std::size_t const before = board_->changes();
      if (made(half, side_of(node, ones), group ? &node : nullptr)) {
        ++out_.played;
        std::size_t const told = out_.findings.size();
        for (auto& [answer, pairs] : answers)
          pairs.behind(i, nodes[answer], *board_, side_of(nodes[answer], ones), rules_);
        siblings(nodes, at + 1, end, ones);
        if (group) keep_common(of_all, told);
      }
      board_->go_back(before);
    }
    if (of_all) std::ranges::move(*of_all, std::back_inserter(out_.findings));
    for (auto const& [answer, pairs] : answers)
      if (pairs.understood())
        out_.understood_groups.push_back(nodes[answer].halves.front().where.begin);
  }

  // The children of a group that are groups of as many.
  std::vector<std::pair<std::size_t, GroupAnswers>> answering_groups(Nodes const& nodes,
                                                                     std::size_t at) {
    std::vector<std::pair<std::size_t, GroupAnswers>> out;
    std::size_t const members = nodes[at].halves.size();
    if (members < 2 || !rules_.usual || !shorts_known_) return out;
    for (std::size_t child = at + 1; child < end_of(nodes, at); child = end_of(nodes, child))
      if (nodes[child].kind == Node::moves && nodes[child].halves.size() == members &&
          pairs_ + members * members <= most_pairs) {
        pairs_ += members * members;
        out.emplace_back(child, GroupAnswers(members));
      }
    return out;
  }

  // Takes the findings from `told` on away; of those in `common` stay the ones that are among them.
  // A group is answered in one: "1...Ra6/Rxd6 2.Nxb5#" captures behind one of the two.
  void keep_common(std::optional<std::vector<MoveFinding>>& common, std::size_t told) {
    auto const begin = out_.findings.begin() + static_cast<std::ptrdiff_t>(told);
    std::vector<MoveFinding> now(std::make_move_iterator(begin),
                                 std::make_move_iterator(out_.findings.end()));
    out_.findings.erase(begin, out_.findings.end());
    if (!common) {
      common = std::move(now);
      return;
    }
    std::erase_if(*common, [&](MoveFinding const& known) {
      return std::ranges::none_of(now,
                                  [&](MoveFinding const& one) { return one.where == known.where; });
    });
  }

  Colour side_of(SolutionNode const& node, int ones) const {
    bool const begins = play_.lines ? node.number > 0 && !node.defender : node.level % 2 == 0;
    Colour const first = play_.intro && ones > 1 ? other(first_) : first_;
    return begins ? first : other(first);
  }

  // "Kc5/e5" for "Kc5/Ke5": the letter of the first of a group, where no pawn can go.
  std::string_view letter_of_group(HalfMove const& half, SolutionNode const* group, Colour side) {
    if (!group || !half.man.walk.empty() || half.file || &half == &group->halves.front()) return {};
    if (!rules_.usual || !shorts_known_ || !board_->has(half.steps.front().square)) return {};
    return origins(half, *board_, side).empty() ? group->halves.front().man.walk
                                                : std::string_view();
  }

  bool made(HalfMove& half, Colour side, SolutionNode const* group) {
    using Body = HalfMove::Body;
    bool const in_group = group != nullptr;
    if (half.body == Body::null || half.body == Body::any) return false;
    if (half.body == Body::role) {
      out_.playable = false;
      return false;
    }
    HalfMove full = half;
    if (half.is_short()) {
      out_.had_short = true;
      if (in_group) out_.resolved = false;
      full.man.walk = std::string(letter_of_group(half, group, side));
      if (full.man.walk.empty()) full.man.walk = half.man.walk;
      auto const from = origin(full, side);
      if (!from) {
        out_.resolved = false;
        return false;
      }
      full.man.square = from;
      full.file.reset();
      full.rank.reset();
    }
    if (auto finding = terms::play(full, *board_, side, rules_, in_group)) {
      finding->subject =
          finding->code == "REBIRTH" || finding->code == "EFFECT" ? finding->subject : bare(half);
      out_.findings.push_back(std::move(*finding));
      return false;
    }
    if (resolve_) half = std::move(full);
    return true;
  }

  std::optional<chess::Square> origin(HalfMove const& half, Colour side) {
    // Fairy men and conditions have ways of their own.
    if (!rules_.usual || !shorts_known_) {
      out_.playable = false;
      return {};
    }
    if (!board_->has(half.steps.front().square)) return {};
    auto const from = origins(half, *board_, side);
    if (from.size() == 1) return from[0];
    MoveFinding finding{from.empty() ? "NOMAN" : "AMBIG", bare(half), {}, half.where, {}, {}};
    std::string const to = chess::square_name(half.steps.front().square);
    if (from.empty()) {
      finding.message = fmt::format("no such man can go to {}", to);
    } else {
      for (chess::Square const& square : from)
        finding.detail += (finding.detail.empty() ? "" : ",") + chess::square_name(square);
      finding.message = fmt::format("the men on {} can go to {}", finding.detail, to);
      finding.hint = "write the file or the rank that he comes from";
    }
    out_.findings.push_back(std::move(finding));
    return {};
  }

  bool resolve_;
  Replay& out_;
  MoveRules rules_;
  std::optional<ReplayBoard> board_;
  Play play_;  ///< of the part that is played
  Colour first_ = Colour::white;
  std::size_t pairs_ = 0;
  bool shorts_known_ = true;
};

// The square that a finding speaks of.
std::string square_in(std::string_view words) {
  for (std::size_t at = 0; at + 1 < words.size(); ++at) {
    bool const inside = at > 0 && text::is_lower(words[at - 1]);
    bool const longer = at + 2 < words.size() && text::is_alphanumeric(words[at + 2]);
    if (text::is_lower(words[at]) && text::is_digit(words[at + 1]) && !inside && !longer)
      return std::string(words.substr(at, 2));
  }
  return {};
}

// What twins make of the diagram, one after the other: those that are told elsewhere, and those
// that heads in the solution tell.
class TwinPositions {
 public:
  TwinPositions(Solution const& solution, ReplayTask const& task)
      : solution_(solution), task_(task), last_(*task.diagram) {}

  // Nothing where nobody knows it; a finding for a head that cannot be read or played.
  std::optional<chess::Position> of(SolutionPart const& part, Replay& out) {
    bool const bare = part.words.end == part.words.begin;
    auto const told = bare ? task_.twins.find(part.label) : task_.twins.end();
    if (told != task_.twins.end()) return last_ = told->second;
    if (!bare || part.continued) return last_ = of_head(part, out);
    last_ = *task_.diagram;
    // What another twin is nobody has said.
    return part.label.empty() || part.label == "a" ? last_ : std::nullopt;
  }

 private:
  std::optional<chess::Position> of_head(SolutionPart const& part, Replay& out) const {
    auto played =
        play_next(part.twin, *task_.diagram, last_ ? *last_ : *task_.diagram, last_.has_value());
    if (played) return std::move(played->position);
    text::Diagnostic const& why = played.error();
    text::Span const where = text::shifted(why.span, part.words.begin);
    std::string subject = square_in(why.message);
    if (subject.empty()) subject = solution_.words(part.words);
    out.findings.push_back(
        {why.code.substr(2), std::move(subject), part.label, where, why.message, why.hint, true});
    return {};
  }

  Solution const& solution_;
  ReplayTask const& task_;
  std::optional<chess::Position> last_;
};

}  // namespace

Replay replay(Solution& solution, ReplayTask const& task, bool resolve) {
  Replay out;
  if (!task.diagram) {
    out.playable = false;
    return out;
  }
  bool const hidden = hides_men(task.conditions);
  Player player(solution, task, resolve, out);
  TwinPositions positions(solution, task);
  for (SolutionPart& part : solution.parts) {
    if (part.zero) continue;
    auto const position = positions.of(part, out);
    auto const board = position && !part.rules.conditions && !hidden
                           ? ReplayBoard::of(*position, task.walk_of)
                           : std::nullopt;
    if (board) player.play(part, *board);
    else out.playable = false;
  }
  return out;
}

}  // namespace dawson::terms
