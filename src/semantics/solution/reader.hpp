// Reading a solution: Popeye's output, YACPDB's blocks, what magazines print.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "chess/language.hpp"
#include "chess/position.hpp"
#include "semantics/solution/play.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Whose letters a solution has: programs call the knight S, and the nightrider N; print and older
/// entries of YACPDB have N for the knight, unless the diagram has nightriders.
enum class SolutionNotation : std::uint8_t { popeye, yacpdb, print };

/// What is known besides a solution's text.
struct SolutionContext {
  chess::Language language = chess::Language::english;  ///< where words do not tell
  Play play;
  chess::Position const* diagram = nullptr;    ///< may be null
  std::optional<SolutionNotation> notation{};  ///< nothing: told by the diagram
  std::string options{};                       ///< of the task, as `play_of` takes them
  /// Markup of the document's language that is no move (calls of footnotes, breaks, words in
  /// italics), in the order of the text: kept as it is.
  std::vector<text::Span> markup{};
  /// What twins that are told elsewhere change, by their labels: for parts without words.
  std::map<std::string, OwnRules> twins{};
};

/// Never fails: a word that is not understood is kept as text behind the half-move before it; a
/// line that does not begin with a half-move is kept as a whole, and so are those that belong below
/// it. Each part is read by the stipulation that is its own. Grammar in the sources of this folder;
/// linear in the text.
Solution read_solution(std::string text, SolutionContext const& context);

}  // namespace dawson::semantics
