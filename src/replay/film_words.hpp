// Prints a half-move of a film, for the player of web pages.
#pragma once

#include "play/film.hpp"
#include "prose/prose.hpp"
#include "terms/printing/diagram_men.hpp"
#include "terms/printing/solution_form.hpp"
#include "terms/solution/tree.hpp"

namespace dawson::run {

/// Returns the half-move written at `where` in a part of the solution as it is printed, with its
/// number before it and its marks after it: "1...Kd5!".
prose::Inlines film_words(terms::Solution const& solution, terms::SolutionPart const& part,
                          text::Span where, terms::SolutionForm const& form,
                          terms::DiagramPieces const& pieces);

}  // namespace dawson::run
