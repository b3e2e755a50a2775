#include "document/unplayed.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace dawson::document {
namespace {

using semantics::HalfMove;
using semantics::SolutionNode;

constexpr std::size_t most_reasons = 3;  // that the message lists

class Unplayed {
 public:
  Unplayed(semantics::Solution const& tree, replay_rules::Replay const& replay)
      : tree_(tree),
        replay_(replay),
        open_played_(replay.open_played.begin(), replay.open_played.end()) {
    for (replay_rules::ReplayLine const& line : replay.lines)
      for (replay_rules::Frame const& frame : line.frames) played_.insert(frame.where.begin);
    for (replay_rules::Finding const& finding : replay.findings)
      messages_.emplace(finding.where.begin, finding.message);
  }

  std::optional<text::Diagnostic> run() {
    for (std::size_t part = 0; part < tree_.parts.size(); ++part)
      for (semantics::SolutionPhase const& phase : tree_.parts[part].phases) {
        if (phase.kind == semantics::SolutionPhase::Kind::text) continue;
        bool const known = part < replay_.lines.size() && replay_.lines[part].begins;
        read(phase.nodes, known, tree_.parts[part].zero);
      }
    if (count_ == 0) return {};
    std::string reasons = fmt::format("{}", fmt::join(reasons_, "; "));
    if (causes_ > reasons_.size()) reasons += fmt::format("; {} more", causes_ - reasons_.size());
    return text::warning(
        "W-PLAY", first_,
        fmt::format("{} of {} half-moves are not played: {}", count_, all_, reasons),
        "correct these half-moves, or write their departure squares; what follows them is not "
        "played either");
  }

 private:
  bool is_played_open(SolutionNode const& node) const {
    return node.halves.size() == 1 && open_played_.contains(node.halves.front().where.begin);
  }

  void read(std::vector<SolutionNode> const& nodes, bool known, bool zero) {
    std::vector<bool> path;  // whether the nodes above are not played, by depth
    bool begins = true;
    int open = -1;  // depth of an open half-move whose continuation was played
    for (SolutionNode const& node : nodes) {
      if (open >= 0 && node.depth > open) continue;
      open = is_played_open(node) ? node.depth : -1;
      if (open >= 0) continue;
      path.resize(std::min(path.size(), static_cast<std::size_t>(node.depth)));
      bool const follows = !path.empty() && path.back();
      bool any = false, counted = false;  // half-moves of the node: played, and considered
      for (HalfMove const& half : node.halves) {
        if (half.body == HalfMove::Body::null || zero) continue;
        ++all_;
        bool const plays = played_.contains(half.where.begin);
        any = any || plays;
        counted = true;
        if (plays) continue;
        if (count_++ == 0) first_ = half.where;
        if (!follows && (known || begins)) add(half, node, known);
        begins = false;
      }
      bool const moves = node.kind == SolutionNode::Kind::moves && counted;
      path.resize(static_cast<std::size_t>(node.depth), follows);
      path.push_back(moves ? !any : follows);
    }
  }

  void add(HalfMove const& half, SolutionNode const& node, bool known) {
    if (++causes_ > most_reasons) return;
    reasons_.push_back(fmt::format("`{}`, {}", tree_.words(half.where), reason(half, node, known)));
  }

  std::string reason(HalfMove const& half, SolutionNode const& node, bool known) const {
    if (!known) return "the rules or the position of its part are not known";
    if (auto const found = messages_.find(half.where.begin); found != messages_.end())
      return found->second;
    if (node.doubt != SolutionNode::Doubt::none) return "words before it are not understood";
    if (half.body == HalfMove::Body::any) return "its move is left open";
    return "its departure square is not known";
  }

  semantics::Solution const& tree_;
  replay_rules::Replay const& replay_;
  std::set<std::size_t> played_, open_played_;   ///< places of half-moves
  std::map<std::size_t, std::string> messages_;  ///< of findings, by place
  std::size_t all_ = 0, count_ = 0, causes_ = 0;
  text::Span first_;
  std::vector<std::string> reasons_;
};

}  // namespace

std::optional<text::Diagnostic> unplayed_half_moves(semantics::Solution const& tree,
                                                    replay_rules::Replay const& replay) {
  return Unplayed(tree, replay).run();
}

}  // namespace dawson::document
