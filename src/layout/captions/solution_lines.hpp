// Indents of the lines of a solution: one table of measures for all output formats.
#pragma once

#include <cstdint>
#include <utility>

#include "prose/indented.hpp"
#include "terms/printing/solution_print.hpp"

namespace dawson::layout {

enum class SolutionMatter : std::uint8_t { head, twin, phase, further, variation, comment };

/// Returns a line of a solution with its indent: head and twins at the edge, phases and comments 1
/// em, a variation of depth d (from 1) at 1 + d em, with a hanging indent of 1 em. Half a line
/// separates two solutions (`Indented::Place::opens`).
inline prose::Indented solution_line(SolutionMatter matter, prose::Inlines text, int depth = 0) {
  using Place = prose::Indented::Place;
  switch (matter) {
    case SolutionMatter::head:
    case SolutionMatter::twin: return {std::move(text), 0, 1, Place::paragraph};
    case SolutionMatter::further: return {std::move(text), 1, 1, Place::goes_on};
    case SolutionMatter::variation:
      return {std::move(text), 1.0 + depth, 2.0 + depth, Place::goes_on};
    case SolutionMatter::phase:
    case SolutionMatter::comment: break;
  }
  return {std::move(text), 1, 1, Place::paragraph};
}

/// Returns the matter of a line of moves.
constexpr SolutionMatter matter_of(terms::SolutionLine::Kind kind) {
  switch (kind) {
    case terms::SolutionLine::Kind::twin: return SolutionMatter::twin;
    case terms::SolutionLine::Kind::further: return SolutionMatter::further;
    case terms::SolutionLine::Kind::variation: return SolutionMatter::variation;
    case terms::SolutionLine::Kind::phase: break;
  }
  return SolutionMatter::phase;
}

}  // namespace dawson::layout
