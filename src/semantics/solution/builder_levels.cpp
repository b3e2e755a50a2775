// Decides the level of half-moves without a number, and which half-moves are threats.
#include <algorithm>
#include <iterator>
#include <utility>

#include "notation/men/men_words.hpp"
#include "semantics/solution/builder.hpp"

namespace dawson::semantics {

using Phase = SolutionPhase::Kind;
using Node = SolutionNode::Kind;

void SolutionBuilder::begin_with(int number) {
  if (!play_.lines && !at_.had_play && !at_.post && number > 1) part().first_number = number;
}

int SolutionBuilder::level_of(int number, bool defender) const {
  int const first = parts_.empty() ? 1 : parts_.back().first_number;
  return 2 * (number - first + 1) + (defender ? 1 : 0);
}

bool SolutionBuilder::expects(int number) const {
  return line_begins_ || at_.path.empty() || number == last_number_ || number == last_number_ + 1;
}

bool SolutionBuilder::next_side_has(HalfMove const& half, bool after) const {
  return has_piece(half, (next_level() % 2 == 1) != after);
}

bool SolutionBuilder::has_piece(HalfMove const& half, bool defender) const {
  if (!diagram_) return true;
  bool const black = (play_.first == chess::Side{chess::Side::black}) != defender;
  std::string const walk = half.piece.walk.empty() ? "P" : half.piece.walk;
  if (half.body != HalfMove::Body::path) return true;
  chess::Side const side = black ? chess::Side::black : chess::Side::white;
  bool found = false;
  chess::for_each_piece(*diagram_, [&](chess::Piece const& piece) {
    bool const of_side = piece.side == side || piece.side == chess::Side{chess::Side::neutral};
    found = found || (of_side && notation::english_walk(piece) == walk);
  });
  return found;
}

// A half-move without a number answers the one before it, unless it is a threat: "threat Sf6#".
int SolutionBuilder::level_without_number(HalfMove const& half) const {
  int const next = at_.last_level + 1;
  if (at_.path.empty() || at_.last_level % 2 == 1) return next;
  if (follows_mate()) return at_.last_level - 1;
  // "1.Sf5? threat 2.Sd6+ g6!": the refutation is of the try.
  bool const of_try = at_.last_level == 4 &&
                      parts_.back().phases[at_.phase].kind == Phase::attempt &&
                      half.marks.find('!') != std::string::npos;
  if (of_try && follows_threat() && at_.parentheses.empty()) return 3;
  bool const mates = half.goal == "#" && play_.task.goal == "#" && play_.task.play.empty();
  bool const bracket = at_.opens_bracket && (mates || !has_piece(half, true));
  return at_.announces_threat || bracket ? at_.last_level + 2 : next;
}

// Returns true after a mate of a variation: what comes without a number is another variation.
bool SolutionBuilder::follows_mate() const {
  SolutionNode const* const last = last_moves();
  return last && last->level % 2 == 0 && last->level > 2 && last->halves.back().goal == "#" &&
         at_.parentheses.empty() && !at_.announces_threat;
}

// A comma separates half-moves of one level, unless the other side alone can make the second one:
// "1.c3+,Kc5".
int SolutionBuilder::level_after_comma(HalfMove const& half) const {
  int const level = at_.last_level;
  bool const by_defender = level % 2 == 1;
  if (at_.path.empty() || follows_threat()) return level;
  if (follows_mate() && !has_piece(half, false)) return level - 1;
  bool const same = has_piece(half, by_defender), other = has_piece(half, !by_defender);
  if (other && !same) return level + 1;
  SolutionNode const* const last = last_moves();
  bool const answered = !by_defender && last && last->number > 0 &&
                        last->halves.back().goal != "#" && next_number_ == last->number + 1;
  return other && answered ? level + 1 : level;
}

bool SolutionBuilder::follows_threat() const {
  if (at_.path.size() < 2) return false;
  auto const& all = parts_.back().phases[at_.phase].nodes;
  SolutionNode const& above = all[at_.path[at_.path.size() - 2].node];
  return above.kind == Node::threat && !above.unconfirmed;
}

// Defences that commas separate are a group before their common answer: "1...a6, a5 2.Rb4#".
void SolutionBuilder::join_defences(int level) {
  std::size_t const others = std::exchange(at_.after_commas, 0);
  auto& all = nodes();
  if (others == 0 || at_.path.empty() || at_.path.back().level != level - 1) return;
  if (at_.path.back().node + 1 != all.size() || all.size() <= others) return;
  std::size_t const first = all.size() - 1 - others;
  for (std::size_t at = first; at < all.size(); ++at)
    if (all[at].kind != Node::moves || all[at].refutation || all[at].level != level - 1) return;
  for (std::size_t at = first + 1; at < all.size(); ++at)
    std::ranges::move(all[at].halves, std::back_inserter(all[first].halves));
  all.resize(first + 1);
  parents_[at_.phase].resize(first + 1);
  at_.path.back().node = first;
}

void SolutionBuilder::confirm_threat(std::size_t node) {
  auto const found = unconfirmed_.find(node);
  if (found == unconfirmed_.end()) return;
  if (found->second < nodes().size()) nodes()[found->second].unconfirmed = false;
  unconfirmed_.erase(found);
}

}  // namespace dawson::semantics
