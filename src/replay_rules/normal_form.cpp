#include "replay_rules/normal_form.hpp"

#include <cstddef>
#include <unordered_map>
#include <utility>

namespace dawson::replay_rules {
namespace {

using semantics::HalfMove;

void complete(HalfMove& half, Completion const& completion) {
  for (std::size_t const step : completion.captures) half.steps[step].capture = true;
  if (completion.rank) half.steps.back().square.rank = *completion.rank;
  if (completion.draws) read_as_draw(half);
  half.walk_of_group = completion.walk_of_group;
  if (!completion.origin) return;
  half.piece.square = completion.origin;
  if (!completion.walk_of_group.empty()) half.piece.walk = completion.walk_of_group;
  half.file.reset();
  half.rank.reset();
}

}  // namespace

void read_as_draw(HalfMove& half) {
  half.check = "+", half.goal = "=";
  half.where.end = half.comments.front().where.end;
  half.comments.erase(half.comments.begin());
}

void normalise(semantics::Solution& solution, std::vector<Completion> const& completions) {
  if (completions.empty()) return;
  std::unordered_map<std::size_t, Completion> by_place;
  for (Completion const& completion : completions) {
    std::vector<std::size_t> captures = std::move(by_place[completion.at].captures);
    captures.insert(captures.end(), completion.captures.begin(), completion.captures.end());
    Completion& known = by_place[completion.at] = completion;
    known.captures = std::move(captures);
  }
  for (semantics::SolutionPart& part : solution.parts)
    for (semantics::SolutionPhase& phase : part.phases)
      for (semantics::SolutionNode& node : phase.nodes)
        for (HalfMove& half : node.halves)
          if (auto const found = by_place.find(half.where.begin); found != by_place.end())
            complete(half, found->second);
}

}  // namespace dawson::replay_rules
