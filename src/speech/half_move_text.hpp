// One half-move as it is said.
#pragma once

#include <string>

#include "speech/men.hpp"
#include "terms/printing/diagram_men.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::speech {

class HalfMoveText {
 public:
  HalfMoveText(terms::Solution const& solution, problem::Problem const& problem,
               Phrases const& phrases)
      : solution_(solution), phrases_(phrases), names_(problem.legend, phrases), men_(problem) {}

  /// "pawn b takes c8, becomes queen, check"; what has no words is said as written, comments in
  /// brackets behind it.
  std::string text(terms::HalfMove const& half) const;

 private:
  std::string man(terms::MoveMan const& man) const;
  std::string path(terms::HalfMove const& half) const;
  std::string suffixes(terms::HalfMove const& half) const;

  terms::Solution const& solution_;
  Phrases const& phrases_;
  MenNames names_;
  terms::DiagramMen men_;
};

}  // namespace dawson::speech
