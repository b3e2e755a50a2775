// Handles everything between half-moves: parentheses, threats, zugzwang, comments, and words that
// are not understood.
#include <algorithm>
#include <tuple>
#include <utility>

#include "semantics/solution/builder.hpp"
#include "semantics/solution/study.hpp"

namespace dawson::semantics {

using Node = SolutionNode::Kind;
using Phase = SolutionPhase::Kind;

bool SolutionBuilder::open_parenthesis(bool square) {
  if (play_.lines || at_.path.empty() || at_.parentheses.size() > 50) return false;
  at_.parentheses.push_back({at_.phase, at_.path, at_.last_level});
  at_.square = square;
  at_.opens_bracket = true;
  return true;
}

bool SolutionBuilder::close_parenthesis() {
  if (at_.parentheses.empty()) return false;
  place_comments();
  at_.path = std::move(at_.parentheses.back().path);
  at_.phase = at_.parentheses.back().phase;
  at_.parentheses.pop_back();
  at_.square = at_.opens_bracket = false;
  at_.closed_bracket = is_study(play_);
  if (!at_.path.empty()) at_.last_level = at_.path.back().level;
  comma_ = false;
  return true;
}

// Comments that no half-move follows belong to the last one of their line.
void SolutionBuilder::place_comments() {
  HalfMove* const half = last_half();
  for (MoveComment& alone : std::exchange(at_.before, {})) {
    alone.before = false;
    if (half) half->comments.push_back(std::move(alone));
  }
}

void SolutionBuilder::unread(text::Span words, bool joins, std::optional<int> level) {
  number_.reset();
  comma_ = false;
  if (level && !play_.lines)
    while (!at_.path.empty() && at_.path.back().level >= *level) at_.path.pop_back();
  if (at_.path.empty()) {
    if (joins && !at_.pending.empty()) at_.pending.back().end = words.end;
    else prose(words, 0);
    return;
  }
  int const depth = at_.path.back().depth + 1;
  if (joins && nodes().back().kind == Node::text) {
    nodes().back().where.end = words.end;
  } else {
    push(Node::text, at_.last_level + 1, depth).where = words;
    at_.path.pop_back();
  }
  after_words_ = true;
  if (!level) return;
  nodes().back().doubt = SolutionNode::Doubt::move;
  // Nodes below these words belong to the half-move before the words.
  State::Step const here{*level, at_.path.back().depth, at_.path.back().node,
                         SolutionNode::Doubt::move};
  if (at_.path.back().doubt == SolutionNode::Doubt::none) at_.path.push_back(here);
  else at_.path.back() = here;
  at_.last_level = *level;
}

void SolutionBuilder::remark(text::Span words) {
  if (at_.path.empty()) return prose(words, 0);
  auto const before = std::tuple(number_, comma_, left_out_, after_words_);
  number_.reset();
  push(Node::text, at_.last_level + 1, at_.path.back().depth + 1).where = words;
  at_.path.pop_back();
  std::tie(number_, comma_, left_out_, after_words_) = before;
}

void SolutionBuilder::doubt_last(bool itself) {
  if (at_.path.empty()) return;
  at_.path.back().doubt = SolutionNode::Doubt::move;
  if (SolutionNode* const node = itself ? last_moves() : nullptr)
    node->doubt = SolutionNode::Doubt::move;
}

SolutionNode* SolutionBuilder::last_moves() {
  if (at_.path.empty() || parts_.empty() || parts_.back().phases.empty()) return nullptr;
  std::size_t const index = at_.path.back().node;
  auto& all = nodes();
  return index < all.size() && all[index].kind == Node::moves ? &all[index] : nullptr;
}

HalfMove* SolutionBuilder::last_half() {
  SolutionNode* const node = last_moves();
  return node && !node->halves.empty() ? &node->halves.back() : nullptr;
}

bool SolutionBuilder::threat() {
  if (play_.lines) return false;
  if (at_.path.empty() && !at_.had_play) {
    flush_as_phases();
    phase(Phase::post, true);
    at_.post = true;
    push(Node::threat, 3, 0);
    at_.last_level = 3;
    return true;
  }
  return at_.announces_threat = last_moves() != nullptr;
}

bool SolutionBuilder::zugzwang(text::Span where) {
  if (play_.lines) return false;
  bool const post = at_.path.empty() && !at_.had_play;
  if (post) {
    flush_as_phases();
    phase(Phase::post, true);
    at_.post = true;
  } else if (!last_moves()) {
    return false;
  }
  int const depth = post ? 0 : at_.path.back().depth + 1;
  push(Node::zugzwang, at_.last_level + 1, depth).where = where;
  at_.path.pop_back();
  return true;
}

bool SolutionBuilder::refutes() {
  if (play_.lines || !last_moves()) return false;
  push(Node::refutes, at_.last_level + 1, at_.path.back().depth + 1);
  at_.path.pop_back();
  return true;
}

bool SolutionBuilder::comment(MoveComment comment) {
  HalfMove* const half = last_half();
  bool const words = comment.kind == MoveComment::Kind::words;
  if (half && words && (at_.closed_bracket || (at_.opens_bracket && is_study(play_)))) {
    comment.before = true;
    at_.before.push_back(std::move(comment));
    return true;
  }
  if (half) half->comments.push_back(std::move(comment));
  return half != nullptr;
}

bool SolutionBuilder::mark(std::string_view signs) {
  HalfMove* const half = last_half();
  if (half) half->marks += signs;
  return half != nullptr;
}

}  // namespace dawson::semantics
