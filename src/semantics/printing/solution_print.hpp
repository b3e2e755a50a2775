// A solution as print sets it.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "prose/prose.hpp"
#include "semantics/printing/diagram_men.hpp"
#include "semantics/printing/solution_form.hpp"
#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// Words of a solution that are no moves (lines that are not understood, comments) as the host has
/// them; spans are bytes of the solution's text.
using WordsOf = std::function<prose::Inlines(text::Span)>;

/// A line of a solution that begins anew; where, is a matter of layout.
struct SolutionLine {
  enum class Kind : std::uint8_t {
    phase,      ///< set play, a try, the solution, words: opens a paragraph
    further,    ///< goes on in the phase above: the next line of help play, of what is as written
    variation,  ///< goes on in the phase above, `depth` (from 1) moves down
    twin        ///< opens a paragraph with a twin's label
  };
  Kind kind = Kind::phase;
  int depth = 0;
  prose::Inlines text;
};

/// The lines of a solution: set play, tries, solution, in this order; words stay behind what they
/// stand behind. Twins begin paragraphs of their own. Help play and series have a line a solution.
/// Run in, variations are parted by commas, tries by semicolons, and what is not the first
/// continuation stands in parentheses; in lines, each variation has its line. As written, nothing
/// is changed but the men, and the signs that `form` names. One sign stands for all captures: that
/// of `form`, else the first one written. With `moves` each half-move stands in the slot `move`,
/// and `moves` receives where they are written, in print's order.
std::vector<SolutionLine> print_solution(Solution const& solution, SolutionForm const& form,
                                         DiagramPieces const& pieces, WordsOf const& words,
                                         std::vector<text::Span>* moves = nullptr);

}  // namespace dawson::semantics
