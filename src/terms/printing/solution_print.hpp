// A solution as print sets it.
#pragma once

#include <functional>
#include <vector>

#include "prose/prose.hpp"
#include "terms/printing/diagram_men.hpp"
#include "terms/printing/solution_form.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::terms {

/// Words of a solution that are no moves (lines that are not understood, comments) as the host has
/// them; spans are bytes of the solution's text.
using WordsOf = std::function<prose::Inlines(text::Span)>;

/// The paragraphs of a solution: set play, tries, solution, in this order; words stay behind what
/// they stand behind. Twins begin paragraphs of their own. Help play and series have a line a
/// solution. Run in, variations are parted by commas, tries by semicolons, and what is not the
/// first continuation stands in parentheses; in lines, each variation has its line, indented by its
/// depth. As written, nothing is changed but the men, and the signs that `form` names. With `moves`
/// each half-move stands in the slot `move`, and `moves` receives where they are written, in
/// print's order.
std::vector<prose::Inlines> print_solution(Solution const& solution, SolutionForm const& form,
                                           DiagramMen const& men, WordsOf const& words,
                                           std::vector<text::Span>* moves = nullptr);

}  // namespace dawson::terms
