// Reads solutions: Popeye's output, YACPDB's blocks, and those of magazines.
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

/// The letters of a solution: programs use S for the knight and N for the nightrider; magazines
/// and older entries of YACPDB use N for the knight, unless the diagram has nightriders.
enum class SolutionNotation : std::uint8_t { popeye, yacpdb, print };

/// Information besides a solution's text.
struct SolutionContext {
  chess::Language language = chess::Language::english;  ///< if its words show none
  Play play;
  chess::Position const* diagram = nullptr;    ///< may be null
  std::optional<SolutionNotation> notation{};  ///< no value: derived from the diagram
  std::string options{};                       ///< of the task, as for `play_of`
  /// Markup of the document that is no move (footnotes, breaks, words in italics), in the order of
  /// the text: kept as written.
  std::vector<text::Span> markup{};
  /// The changes of twins that are given elsewhere, by label: for parts without words.
  std::map<std::string, OwnRules> twins{};
  bool nightriders = false;  ///< as for `letters_for`
};

/// Returns the rules of twins by their labels, for `SolutionContext::twins`.
std::map<std::string, OwnRules> rules_by_label(std::vector<chess::Twin> const& twins);

/// Reads a solution; never fails. A word that is not understood is kept as text after the
/// half-move before it. A line that does not begin with a half-move is kept whole, and so are the
/// lines below it. Each part is read by its own stipulation. The grammar is in the sources of this
/// folder. Time is linear in the text.
Solution read_solution(std::string text, SolutionContext const& context);

}  // namespace dawson::semantics
