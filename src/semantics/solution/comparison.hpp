// Compares two solutions of one problem as trees: the author's and that of a solving program.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "semantics/solution/tree.hpp"

namespace dawson::semantics {

/// The first half-move of the written solution that the other does not have.
struct SolutionDifference {
  text::Span where;      ///< in the text of the written solution
  std::string expected;  ///< what the other solution has instead, "2.Qe5#"; empty: nothing
};

/// Returns true if `written` may be `found`, which is complete: what a short half-move leaves open
/// (departure, capture, signs) is not compared.
bool may_be(HalfMove const& written, HalfMove const& found);

/// A solution of a part: a key of direct play, or a line of help play and series.
struct PartSolution {
  std::vector<HalfMove const*> half_moves;

  /// Returns the half-moves in Popeye's English.
  std::string text() const;
  /// Returns true if the other one has the same half-moves, each as `may_be`.
  bool may_be(PartSolution const& found) const;
};

/// Returns the solutions of a part, without set play and tries. They point into `part`.
std::vector<PartSolution> solutions_of(SolutionPart const& part);

/// Returns the first difference between the parts, if a variation of `written` is not in `found`.
/// A defence that is not in `found` is no difference if the half-move before it has threats and the
/// answers are among them: programs leave out defences that defend against nothing. Tries are
/// compared if `tries` is true. `found` may have more.
std::optional<SolutionDifference> first_difference(SolutionPart const& written,
                                                   SolutionPart const& found, bool tries);

}  // namespace dawson::semantics
