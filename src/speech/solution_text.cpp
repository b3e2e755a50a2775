// Nodes stand in the order of the text, each before its children; sentences come in that order. A
// reply says nothing itself: what follows it does, "After king to b1, move 2: ...".
#include "speech/solution_text.hpp"

#include <algorithm>
#include <map>

#include "speech/half_move_text.hpp"

namespace dawson::speech {
namespace {

using Node = terms::SolutionNode;
using NodeKind = Node::Kind;
using Phase = terms::SolutionPhase;

class SolutionSpeaker {
 public:
  SolutionSpeaker(terms::Solution const& solution, problem::Problem const& problem,
                  chess::Language language)
      : solution_(solution),
        phrases_(language),
        words_(phrases_.words().speech),
        halves_(solution, problem, phrases_) {}

  std::string run() {
    for (terms::SolutionPart const& part : solution_.parts) {
      if (part.zero) say(std::string(chess::words(phrases_.language()).zeroposition));
      else if (!part.label.empty()) say(phrases_.fill(words_.twin, part.label));
      for (Phase const& phase : part.phases) say_phase(part, phase);
    }
    return std::move(out_);
  }

 private:
  void say(std::string text) {
    if (text.empty()) return;
    out_ += (out_.empty() ? "" : " ") + sentence(std::move(text));
  }

  void say_phase(terms::SolutionPart const& part, Phase const& phase) {
    if (phase.kind == Phase::Kind::set || phase.kind == Phase::Kind::duplex_set)
      say(phrases_.text(words_.set));
    if (phase.kind == Phase::Kind::text) say(one_line(solution_.words(phase.where)));
    bool const in_lines =
        phase.kind == Phase::Kind::series ||
        std::ranges::any_of(phase.nodes, [](Node const& node) { return node.in_line; });
    if (in_lines) say_lines(part, phase.nodes);
    else say_tree(phase);
  }

  std::string halves(Node const& node) const {
    std::string out;
    for (terms::HalfMove const& half : node.halves)
      out += (out.empty() ? "" : phrases_.text(words_.group)) + halves_.text(half);
    return out;
  }

  static bool is_null(Node const& node) {
    return node.kind == NodeKind::moves && node.halves.size() == 1 &&
           node.halves.front().body == terms::HalfMove::Body::null;
  }

  void say_lines(terms::SolutionPart const& part, std::vector<Node> const& nodes) {
    std::size_t lines = 0;
    for (Node const& node : nodes) lines += node.depth == 0 && node.kind == NodeKind::moves ? 1 : 0;
    std::size_t number = 0;
    for (std::size_t at = 0; at < nodes.size(); at = terms::end_of(nodes, at)) {
      if (nodes[at].kind == NodeKind::moves && lines > 1) say(phrases_.fill(words_.line, ++number));
      say_line(part, nodes, at, terms::end_of(nodes, at));
    }
  }

  // "Move 1: king to a2; rook to e3. Move 2: ..."
  void say_line(terms::SolutionPart const& part, std::vector<Node> const& nodes, std::size_t at,
                std::size_t end) {
    std::string head;
    std::vector<std::string> moves;
    int number = 0;
    auto const finish = [&] {
      if (!moves.empty()) say(head + phrases_.groups(moves));
      moves.clear();
    };
    for (std::size_t i = at; i < end; ++i) {
      Node const& node = nodes[i];
      if (node.kind == NodeKind::text) {
        finish();
        say(one_line(solution_.words(node.where)));
      }
      if (node.kind != NodeKind::moves || is_null(node)) continue;
      bool const left_out = i == at && (node.skipped > 0 || node.defender);
      if (i == at || (node.number > 0 && !node.defender)) {
        finish();
        number = node.number > 0 ? node.number : number + 1;
        head = left_out ? phrases_.fill(words_.move_of_side, number, second_side(part))
                        : phrases_.fill(words_.move, number);
      }
      moves.push_back(halves(node));
    }
    finish();
  }

  // Whose half-moves have no number of their own.
  std::string second_side(terms::SolutionPart const& part) const {
    using chess::Side;
    return phrases_.side(part.play.first == Side::white ? Side::black : Side::white);
  }

  void say_tree(Phase const& phase) {
    nodes_ = &phase.nodes;
    std::vector<std::size_t> path;  // of the nodes above, by depth
    for (std::size_t at = 0; at < nodes_->size(); ++at) {
      Node const& node = (*nodes_)[at];
      path.resize(std::min(path.size(), static_cast<std::size_t>(node.depth)));
      Node const* const above = path.empty() ? nullptr : &(*nodes_)[path.back()];
      path.push_back(at);
      switch (node.kind) {
        case NodeKind::zugzwang: say(phrases_.text(words_.zugzwang)); break;
        case NodeKind::text: say(one_line(solution_.words(node.where))); break;
        case NodeKind::threat:
        case NodeKind::refutes: break;
        case NodeKind::moves: at = say_moves(phase.kind, at, above); break;
      }
      path.resize(std::min(path.size(), static_cast<std::size_t>(node.depth) + 1));
    }
  }

  // Says the moves of a node; the last one that has been said with it.
  std::size_t say_moves(Phase::Kind phase, std::size_t at, Node const* above) {
    Node const& node = (*nodes_)[at];
    int const number = node.level / 2;
    if (node.level % 2 == 1) {
      bool const answered = at + 1 < nodes_->size() && (*nodes_)[at + 1].depth > node.depth &&
                            (*nodes_)[at + 1].kind == NodeKind::moves;
      if (node.refutation) say(phrases_.fill(words_.refutation, halves(node)));
      else if (!answered) say(capitalized(halves(node)));
      return at;
    }
    // Continuations that all end here are one sentence.
    std::string moves = halves(node);
    std::size_t last = at;
    bool const reply = above && above->kind == NodeKind::moves && above->level % 2 == 1;
    if (reply && ends(at))
      while (last + 1 < nodes_->size() && (*nodes_)[last + 1].depth == node.depth &&
             (*nodes_)[last + 1].kind == NodeKind::moves && ends(last + 1))
        moves += phrases_.text(words_.group) + halves((*nodes_)[++last]);
    if (reply && !is_null(*above)) say(phrases_.fill(words_.reply, halves(*above), number) + moves);
    else if (above && above->kind == NodeKind::threat)
      say(phrases_.fill(words_.threat, number) + moves);
    else if (!above && phase == Phase::Kind::key) say(phrases_.text(words_.key) + moves);
    else if (!above && phase == Phase::Kind::attempt) say(phrases_.text(words_.attempt) + moves);
    else say(phrases_.fill(words_.move, number) + moves);
    return last;
  }

  bool ends(std::size_t at) const {
    return at + 1 == nodes_->size() || (*nodes_)[at + 1].depth <= (*nodes_)[at].depth;
  }

  terms::Solution const& solution_;
  Phrases phrases_;
  chess::SpeechWords const& words_;
  HalfMoveText halves_;
  std::vector<Node> const* nodes_ = nullptr;
  std::string out_;
};

}  // namespace

std::string solution_in_words(terms::Solution const& solution, problem::Problem const& problem,
                              chess::Language language) {
  return SolutionSpeaker(solution, problem, language).run();
}

std::vector<std::string> half_moves_in_words(terms::Solution const& solution,
                                             std::vector<text::Span> const& where,
                                             problem::Problem const& problem,
                                             chess::Language language) {
  std::map<std::size_t, terms::HalfMove const*> halves;
  for (terms::SolutionPart const& part : solution.parts)
    for (Phase const& phase : part.phases)
      for (Node const& node : phase.nodes)
        for (terms::HalfMove const& half : node.halves) halves.emplace(half.where.begin, &half);
  Phrases const phrases(language);
  HalfMoveText const words(solution, problem, phrases);
  std::vector<std::string> out;
  for (text::Span const one : where) out.push_back(words.text(*halves.at(one.begin)));
  return out;
}

}  // namespace dawson::speech
