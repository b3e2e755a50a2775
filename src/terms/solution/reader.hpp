// Reading a solution: Popeye's output, YACPDB's blocks, what magazines print.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/position.hpp"
#include "chess/stipulation.hpp"
#include "terms/solution/play.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::terms {

/// Whose letters a solution has: programs call the knight S, and the nightrider N; print and older
/// entries of YACPDB have N for the knight, unless the diagram has nightriders.
enum class SolutionNotation : std::uint8_t { popeye, yacpdb, print };

/// What a twin changes of its diagram's rules, told elsewhere than in the solution.
struct TwinRules {
  std::string label;
  OwnRules rules;
};

/// What is known besides a solution's text.
struct SolutionContext {
  chess::Language language = chess::Language::english;  ///< where words do not tell
  Play play;
  chess::Position const* diagram = nullptr;    ///< may be null
  std::optional<SolutionNotation> notation{};  ///< nothing: told by the diagram
  std::string options{};                       ///< of the task, as `play_of` takes them
  std::vector<TwinRules> twins{};              ///< for parts that have a label and no words
};

/// Never fails: a line of which one word is not understood is kept as text, and so are those that
/// belong below it. Each part is read by the stipulation that is its own. Grammar in the sources of
/// this folder; linear in the text.
Solution read_solution(std::string text, SolutionContext const& context);

}  // namespace dawson::terms
