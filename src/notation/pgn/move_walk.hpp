// Visits the half-moves of a game in the order of movetext.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "notation/pgn/game.hpp"

namespace dawson::notation::pgn {

/// Visits a line half-move by half-move: after each, the variations that replace it. Needs no
/// recursion. Calls of `visitor`:
/// * `half_move(node, main)`, `main` for the main line; returns false to end the line there;
/// * `open(first)` before a variation, `first` for the first one of its half-move;
/// * `close(last)` after it, `last` for the last one of its half-move.
template <class Visitor>
class MoveWalk {
 public:
  MoveWalk(Game const& game, Visitor& visitor) : nodes_(game.nodes), visitor_(visitor) {}

  void run() {
    if (nodes_[0].first_child != MoveNode::none) lines_.push_back({nodes_[0].first_child});
    while (!lines_.empty()) step();
  }

 private:
  enum class Step : std::uint8_t { move, variations, onward };
  // The present half-move of a line, and the next of its alternatives.
  struct Line {
    std::uint32_t node;
    Step step = Step::move;
    std::uint32_t variation = MoveNode::none;
    bool has_variation = false;
  };

  void step() {
    Line& line = lines_.back();
    MoveNode const& node = nodes_[line.node];
    switch (line.step) {
      case Step::move: {
        if (!visitor_.half_move(line.node, lines_.size() == 1)) return end_line();
        // Alternatives follow the first child only.
        bool const is_first = nodes_[node.parent].first_child == line.node;
        line = {line.node, Step::variations, is_first ? node.next : MoveNode::none};
        return;
      }
      case Step::variations:
        if (line.variation == MoveNode::none) return void(line.step = Step::onward);
        visitor_.open(!std::exchange(line.has_variation, true));
        lines_.push_back({std::exchange(line.variation, nodes_[line.variation].next)});
        return;
      case Step::onward:
        if (node.first_child == MoveNode::none) return end_line();
        line = {node.first_child};
    }
  }

  void end_line() {
    lines_.pop_back();
    if (!lines_.empty()) visitor_.close(lines_.back().variation == MoveNode::none);
  }

  std::vector<MoveNode> const& nodes_;
  Visitor& visitor_;
  std::vector<Line> lines_;
};

}  // namespace dawson::notation::pgn
