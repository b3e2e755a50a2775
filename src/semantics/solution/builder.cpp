#include "semantics/solution/builder.hpp"

#include <algorithm>
#include <utility>

#include "semantics/solution/study.hpp"

namespace dawson::semantics {
namespace {

using Phase = SolutionPhase::Kind;
using Node = SolutionNode::Kind;

// Deeper than any solution; deeper nesting is text. The trees are processed recursively.
constexpr int longest_line = 1000, deepest_tree = 400;

bool has(std::string_view marks, char mark) { return marks.find(mark) != std::string_view::npos; }

Phase phase_by_marks(std::string_view marks) {
  return has(marks, '?') ? Phase::attempt : has(marks, '!') ? Phase::key : Phase::play;
}

}  // namespace

SolutionPart& SolutionBuilder::part() {
  if (parts_.empty()) parts_.emplace_back().play = play_;
  return parts_.back();
}

std::string const& SolutionBuilder::last_label() const {
  static std::string const none;
  return parts_.empty() ? none : parts_.back().label;
}

void SolutionBuilder::open_part(SolutionPart part) {
  drop_number();
  if (!parts_.empty()) flush_as_phases();
  arrange();
  bool const only_text =
      parts_.size() == 1 && parts_[0].phases.empty() && parts_[0].label.empty() && !parts_[0].zero;
  if (only_text) parts_.clear();
  play_ = part.play;
  place_comments();
  parts_.push_back(std::move(part));
  at_ = {};
  label_.clear();
  number_.reset();
  but_ = comma_ = false;
  blocks_ = 0;
  last_number_ = 0;
}

// A number at the end of a line belongs to the half-move in the next line.
void SolutionBuilder::begin_line() {
  line_begins_ = true;
  comma_ = false;
}

void SolutionBuilder::blank_line() {
  blank_before_ = true;
  drop_number();
}

SolutionBuilder::State SolutionBuilder::state() const {
  State state = at_;
  if (!parts_.empty()) {
    state.phases = parts_.back().phases.size();
    if (state.phase < state.phases) state.nodes = parts_.back().phases[state.phase].nodes.size();
  }
  return state;
}

void SolutionBuilder::restore(State state) {
  if (!parts_.empty()) {
    auto& phases = parts_.back().phases;
    phases.resize(std::min(state.phases, phases.size()));
    parents_.resize(std::min(parents_.size(), phases.size()));
    if (state.phase < phases.size()) phases[state.phase].nodes.resize(state.nodes);
    if (state.phase < parents_.size()) parents_[state.phase].resize(state.nodes);
  }
  at_ = std::move(state);
  number_.reset();
  label_.clear();
  comma_ = left_out_ = after_words_ = false;
}

SolutionPhase& SolutionBuilder::phase(Phase kind, bool begin_new) {
  auto& phases = part().phases;
  if (begin_new || phases.empty() || phases.back().kind != kind) {
    phases.push_back({kind, {}, {}});
    unconfirmed_.clear();
  }
  at_.phase = phases.size() - 1;
  return phases.back();
}

void SolutionBuilder::flush_as_phases() {
  for (text::Span const words : std::exchange(at_.pending, {}))
    part().phases.push_back({Phase::text, {}, words});
}

void SolutionBuilder::prose(text::Span words, int level) {
  at_.pending.push_back(words);
  at_.parentheses.clear();
  if (play_.lines || level > 0) {
    if (play_.lines) level = 0;
    while (!at_.path.empty() && at_.path.back().level >= level) at_.path.pop_back();
    at_.last_level = at_.path.empty() ? 0 : at_.path.back().level;
  }
  at_.fresh = false;
}

void SolutionBuilder::announce_phase(Phase kind, bool once) {
  at_.announced = kind;
  at_.once = once;
  at_.path.clear();
  at_.post = false;
}

void SolutionBuilder::open_solution() {
  at_.path.clear();
  at_.announced.reset();
  at_.once = at_.post = false;
}

void SolutionBuilder::open_named(std::string words) {
  label_ = std::move(words);
  at_.path.clear();
  at_.announced.reset();
}

void SolutionBuilder::drop_number() {
  if (number_) lone_numbers_.push_back(number_at_);
  number_.reset();
}

void SolutionBuilder::number(int number, bool defender, text::Span where) {
  drop_number();
  number_at_ = where;
  number_ = number;
  last_number_ = number;
  defender_ = defender;
  comma_ = false;
  if (!play_.lines) return;
  bool const continues = play_.intro && !line_begins_ && !at_.path.empty();
  if (number == 1 && !continues) {
    at_.fresh = true;
    at_.skipped = defender ? 1 : 0;
    at_.path.clear();
  }
}

SolutionNode& SolutionBuilder::push(Node kind, int level, int depth) {
  auto& all = nodes();
  SolutionNode node;
  node.kind = kind;
  node.depth = depth;
  node.level = level;
  node.in_line = play_.lines;
  line_begins_ = false;
  parents_.resize(part().phases.size());
  parents_[at_.phase].push_back(depth > 0 ? at_.path.back().node : no_parent);
  all.push_back(std::move(node));
  at_.path.push_back({level, depth, all.size() - 1});
  return all.back();
}

bool SolutionBuilder::plays_duplex(HalfMove const& half) const {
  if (!play_.duplex) return false;
  if (diagram_ && half.piece.square) {
    if (auto const cell = chess::cell_at(diagram_->board, *half.piece.square)) {
      auto const& occupant = diagram_->board.cells()[*cell].occupant;
      auto const* const piece = occupant ? std::get_if<chess::Piece>(&*occupant) : nullptr;
      chess::Side const starting_side =
          at_.skipped % 2 == 1 || defender_
              ? (play_.first == chess::Side{chess::Side::white} ? chess::Side::black
                                                                : chess::Side::white)
              : play_.first.name;
      if (piece && piece->side.name != chess::Side::neutral) return piece->side != starting_side;
    }
  }
  return blocks_ > 1;
}

bool SolutionBuilder::add(HalfMove half) {
  if (std::exchange(blank_before_, false)) ++blocks_;
  if (blocks_ == 0) blocks_ = 1;
  std::ranges::move(std::exchange(at_.before, {}), std::back_inserter(half.comments));
  bool const done = play_.lines ? add_to_line(std::move(half)) : [&] {
    // Both refute in "But 1...e1=Q! e1=B!".
    bool const refutes_too = but_ && at_.last_level == 3 && has(half.marks, '!');
    bool const opens = !number_ && !half.marks.empty() && opens_without_number();
    int const level = number_       ? level_of(*number_, defender_)
                      : opens       ? 2
                      : refutes_too ? at_.last_level
                      : comma_      ? level_after_comma(half)
                                    : level_without_number(half);
    if (!number_ && !opens && at_.last_level == 0) return false;
    return add_to_tree(std::move(half), level);
  }();
  number_.reset();
  comma_ = after_words_ = false;
  at_.opens_bracket = at_.closed_bracket = at_.announces_threat = false;
  return done;
}

SolutionNode::Doubt SolutionBuilder::doubt_below(State::Step const& above) const {
  if (above.doubt != SolutionNode::Doubt::none) return above.doubt;
  return after_words_ && !number_ ? SolutionNode::Doubt::words : SolutionNode::Doubt::none;
}

// True for "Sc2!" before everything else, after "Key:", or on its own line below such a move.
bool SolutionBuilder::opens_without_number() const {
  if (at_.path.empty()) return at_.last_level == 0 || at_.announced || opens_named();
  SolutionNode const& root = parts_.back().phases[at_.phase].nodes[at_.path.front().node];
  return line_begins_ && root.kind == Node::moves && root.number == 0;
}

bool SolutionBuilder::add_to_line(HalfMove half) {
  int depth = 0;
  if (at_.fresh) {
    flush_as_phases();
    bool const duplex = plays_duplex(half);
    bool const set = at_.announced == Phase::set || at_.skipped > play_.left_out;
    Phase const kind = duplex                    ? (set ? Phase::duplex_set : Phase::duplex)
                       : set                     ? Phase::set
                       : series_ && play_.series ? Phase::series
                                                 : Phase::play;
    phase(kind, opens_named());
    if (at_.once) at_.announced.reset();
    at_.once = false;
  } else if (at_.path.empty() || !at_.pending.empty()) {
    return false;
  } else {
    depth = at_.path.back().depth + 1;
  }
  if (depth >= longest_line) return false;
  auto const doubt = depth > 0 ? doubt_below(at_.path.back()) : SolutionNode::Doubt::none;
  text::Span const where = half.where;
  SolutionNode& node = push(Node::moves, at_.last_level + 1, depth);
  node.where = where;
  node.halves.push_back(std::move(half));
  node.number = number_.value_or(0);
  node.defender = number_ && defender_;
  if (std::exchange(at_.fresh, false)) {
    node.skipped = at_.skipped;
    node.label = std::exchange(label_, {});
    at_.last_level = at_.skipped;
  }
  node.level = ++at_.last_level;
  at_.path.back().level = node.level;
  node.doubt = doubt;
  at_.had_play = true;
  return true;
}

// With Black to move "1...Rd1" is the solution, and no set play (unless a star says so).
bool SolutionBuilder::defender_begins() const {
  return diagram_ && diagram_->to_move == chess::Side{chess::Side::black} && !at_.announced &&
         play_.first == chess::Side{chess::Side::white};
}

void SolutionBuilder::add_root(HalfMove const& half, int level) {
  flush_as_phases();
  at_.path.clear();
  bool const by_defender = level % 2 == 1;
  bool const by_set = by_defender && part().first_number == 1 && !defender_begins();
  Phase kind = by_set ? Phase::set : is_study(play_) ? Phase::play : phase_by_marks(half.marks);
  if (at_.announced && (by_set == (*at_.announced == Phase::set))) kind = *at_.announced;
  if (by_set && at_.post) kind = Phase::post;
  bool const duplex = plays_duplex(half);
  if (duplex) kind = by_set ? Phase::duplex_set : Phase::duplex;
  bool const begin_new = kind == Phase::attempt || kind == Phase::key || opens_named();
  phase(kind, begin_new);
  if (!by_set) {
    at_.announced.reset();
    at_.post = false;
    but_ = false;
  }
}

bool SolutionBuilder::add_to_tree(HalfMove half, int level) {
  auto& path = at_.path;
  bool const left_out = std::exchange(left_out_, false);
  bool const joins = comma_ && !number_ && level % 2 == 1 && level == at_.last_level;
  std::size_t const commas = joins ? at_.after_commas + 1 : 0;
  if (!path.empty() && level % 2 == 0) join_defences(level);
  while (!path.empty() && path.back().level >= level) path.pop_back();
  int depth = 0;
  auto doubt = SolutionNode::Doubt::none;
  if (path.empty()) {
    if (level != 2 && level != 3) return false;
    add_root(half, level);
  } else {
    int const above = path.back().level;
    doubt = doubt_below(path.back());
    bool const is_doubtful = doubt == SolutionNode::Doubt::move;
    bool const jumps = above == level - 2 && level % 2 == 0;
    bool const says_threat = at_.opens_bracket || at_.announces_threat;
    bool const threatens = jumps && !left_out && (!is_doubtful || says_threat);
    if (number_ && level % 2 == 1) confirm_threat(path.back().node);
    if (above != level - 1 && !jumps && !is_doubtful) return false;
    depth = path.back().depth + 1;
    if (depth + 2 >= deepest_tree) return false;
    for (text::Span const words : std::exchange(at_.pending, {})) {
      push(Node::text, level, depth).where = words;
      path.pop_back();
    }
    if (threatens) {
      std::size_t const parent = path.back().node;
      SolutionNode& threat = push(Node::threat, level - 1, depth++);
      threat.in_brackets = at_.square;
      threat.unconfirmed = !says_threat;
      if (!says_threat) unconfirmed_.emplace(parent, path.back().node);
    }
  }
  bool const below_try = part().phases[at_.phase].kind == Phase::attempt;
  text::Span const where = half.where;
  SolutionNode& node = push(Node::moves, level, depth);
  node.where = where;
  node.refutation = level == 3 && (but_ || (below_try && has(half.marks, '!')));
  bool const set = depth == 0 && level == 3 && part().phases[at_.phase].kind != Phase::post;
  node.skipped = set || left_out ? 1 : 0;
  if (depth == 0) node.label = std::exchange(label_, {});
  node.number = number_.value_or(0);
  node.defender = level % 2 == 1;
  node.doubt = doubt;
  node.halves.push_back(std::move(half));
  at_.last_level = level;
  at_.after_commas = commas;
  at_.had_play = true;
  return true;
}

bool SolutionBuilder::add_to_group(HalfMove half) {
  SolutionNode* const node = last_moves();
  if (!node) return false;
  node->halves.push_back(std::move(half));
  return true;
}

bool SolutionBuilder::nothing(HalfMove half) {
  if (play_.lines && at_.fresh) {
    ++at_.skipped;
    number_.reset();
    return true;
  }
  half.body = HalfMove::Body::null;
  return add(std::move(half));
}

bool SolutionBuilder::leave_out() {
  if (play_.lines || at_.path.empty() || at_.last_level % 2 == 1) return false;
  ++at_.last_level;
  return left_out_ = true;
}

void SolutionBuilder::arrange() {
  for (std::size_t i = 0; i < parents_.size(); ++i) {
    remove_unconfirmed_threats(part().phases[i].nodes, parents_[i]);
    put_in_order(part().phases[i].nodes, parents_[i]);
  }
  parents_.clear();
}

std::vector<SolutionPart> SolutionBuilder::finish() {
  drop_number();
  place_comments();
  if (!parts_.empty() || !at_.pending.empty()) flush_as_phases();
  arrange();
  return std::move(parts_);
}

}  // namespace dawson::semantics
