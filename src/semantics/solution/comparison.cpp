#include "semantics/solution/comparison.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "semantics/solution/canonical.hpp"

namespace dawson::semantics {
namespace {

using Node = SolutionNode::Kind;
using Phase = SolutionPhase::Kind;

// A half-move with what follows it.
struct Branch {
  HalfMove const* half = nullptr;
  std::vector<Branch> answers;
  std::vector<Branch> threats;
  bool in_doubt = false;  // words that are not understood precede it
};

// Groups below groups multiply the branches; the limit bounds time and memory.
constexpr std::size_t most_branches = 100000;

class TreeReader {
 public:
  std::vector<Branch> children(std::vector<SolutionNode> const& nodes, std::size_t at,
                               std::size_t end, std::vector<Branch>* threats) {
    std::vector<Branch> out;
    for (; at < end; at = end_of(nodes, at)) {
      SolutionNode const& node = nodes[at];
      std::size_t const last = end_of(nodes, at);
      if (node.kind == Node::threat && threats) {
        std::ranges::move(children(nodes, at + 1, last, nullptr), std::back_inserter(*threats));
      } else if (node.kind == Node::moves) {
        for (HalfMove const& half : node.halves) {
          if (++count_ > most_branches) return out;
          Branch branch{&half, {}, {}, node.doubt != SolutionNode::Doubt::none};
          branch.answers = children(nodes, at + 1, last, &branch.threats);
          out.push_back(std::move(branch));
        }
      }
    }
    return out;
  }

 private:
  std::size_t count_ = 0;
};

std::vector<Branch> roots(SolutionPart const& part, auto takes) {
  std::vector<Branch> out;
  TreeReader reader;
  for (SolutionPhase const& phase : part.phases)
    if (takes(phase.kind))
      std::ranges::move(reader.children(phase.nodes, 0, phase.nodes.size(), nullptr),
                        std::back_inserter(out));
  return out;
}

bool is_actual(Phase kind) {
  return kind != Phase::set && kind != Phase::attempt && kind != Phase::text &&
         kind != Phase::duplex_set;
}

MovePiece const* promotion_of(HalfMove const& half) {
  for (MoveSuffix const& suffix : half.suffixes)
    if (suffix.kind == MoveSuffix::Kind::becomes) return &suffix.becomes;
  return nullptr;
}

bool is_open(HalfMove const& half) {
  using Body = HalfMove::Body;
  return half.body == Body::null || half.body == Body::any || half.body == Body::role;
}

class Comparison {
 public:
  // Compares branches that must all be in `found`.
  std::optional<SolutionDifference> all_in(std::vector<Branch> const& written,
                                           std::vector<Branch> const& found) const {
    for (Branch const& branch : written)
      if (auto difference = one_in(branch, found)) return difference;
    return {};
  }

  std::optional<SolutionDifference> one_in(Branch const& branch,
                                           std::vector<Branch> const& found) const {
    if (branch.in_doubt || is_open(*branch.half)) return {};
    std::optional<SolutionDifference> below;
    for (Branch const& candidate : found)
      if (may_be(*branch.half, *candidate.half)) {
        below = continuation(branch, candidate);
        if (!below) return {};
      }
    if (below) return below;
    return SolutionDifference{branch.half->where,
                              found.empty() ? std::string() : canonical(*found.front().half)};
  }

  // Compares what follows a half-move of both solutions.
  std::optional<SolutionDifference> continuation(Branch const& written, Branch const& found) const {
    if (auto difference = all_in(written.threats, found.threats)) return difference;
    for (Branch const& answer : written.answers) {
      auto difference = one_in(answer, found.answers);
      if (!difference) continue;
      bool const listed = std::ranges::any_of(
          found.answers, [&](Branch const& one) { return may_be(*answer.half, *one.half); });
      if (listed || found.threats.empty()) return difference;
      if (auto other = all_in(answer.answers, found.threats)) return other;
    }
    return {};
  }
};

void add_lines(std::vector<Branch> const& branches, PartSolution const& before,
               std::vector<PartSolution>& out) {
  for (Branch const& branch : branches) {
    PartSolution line = before;
    line.half_moves.push_back(branch.half);
    if (branch.answers.empty()) out.push_back(std::move(line));
    else add_lines(branch.answers, line, out);
  }
}

}  // namespace

bool may_be(HalfMove const& written, HalfMove const& found) {
  if (is_open(written)) return true;
  if (written.body != found.body) return false;
  if (written.steps.empty() != found.steps.empty()) return false;
  if (!written.steps.empty()) {
    chess::Square const to = written.steps.back().square, there = found.steps.back().square;
    if (to.file != there.file || (to.rank >= 0 && to.rank != there.rank)) return false;
  }
  std::string const& walk = written.piece.walk.empty() ? written.walk_of_group : written.piece.walk;
  bool const pawn = walk.empty() || walk == "P";
  if (written.body == HalfMove::Body::path &&
      (pawn != found.piece.is_pawn() || (!pawn && walk != found.piece.walk)))
    return false;
  if (written.piece.square && found.piece.square && *written.piece.square != *found.piece.square)
    return false;
  if (found.piece.square) {
    if (written.file && *written.file != found.piece.square->file) return false;
    if (written.rank && *written.rank != found.piece.square->rank) return false;
  }
  MovePiece const* const one = promotion_of(written);
  MovePiece const* const two = promotion_of(found);
  return (one ? one->walk : std::string()) == (two ? two->walk : std::string());
}

std::string PartSolution::text() const {
  std::string out;
  for (HalfMove const* const half : half_moves) out += (out.empty() ? "" : " ") + canonical(*half);
  return out;
}

bool PartSolution::may_be(PartSolution const& found) const {
  return std::ranges::equal(half_moves, found.half_moves, [](auto const* one, auto const* two) {
    return semantics::may_be(*one, *two);
  });
}

std::vector<PartSolution> solutions_of(SolutionPart const& part) {
  std::vector<Branch> const all = roots(part, is_actual);
  std::vector<PartSolution> out;
  if (part.play.lines) add_lines(all, {}, out);
  else
    for (Branch const& branch : all) out.push_back({{branch.half}});
  return out;
}

std::optional<SolutionDifference> first_difference(SolutionPart const& written,
                                                   SolutionPart const& found, bool tries) {
  Comparison const comparison;
  auto const set = [](Phase kind) { return kind == Phase::set || kind == Phase::duplex_set; };
  auto const attempt = [](Phase kind) { return kind == Phase::attempt; };
  if (auto difference = comparison.all_in(roots(written, set), roots(found, set)))
    return difference;
  if (tries)
    if (auto difference = comparison.all_in(roots(written, attempt), roots(found, attempt)))
      return difference;
  return comparison.all_in(roots(written, is_actual), roots(found, is_actual));
}

}  // namespace dawson::semantics
