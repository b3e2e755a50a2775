// The solution of a directive: read, played through on its diagram, and as print sets it.
#pragma once

#include <optional>
#include <vector>

#include "document/directive.hpp"
#include "document/settings.hpp"
#include "play/film.hpp"
#include "problem/problem.hpp"
#include "terms/printing/solution_print.hpp"
#include "terms/solution/tree.hpp"
#include "text/mapped.hpp"

namespace dawson::document {

struct ReadSolution {
  terms::Solution tree;
  text::Mapped written;  ///< its lines, host text
  Plain plain;           ///< the same without escapes; the tree's spans are of it, its places in
                         ///< `written`, so that nobody reads it again as the host's
  text::SourceId source = text::at_hand;  ///< of its field; defaults may be in another file
  std::vector<std::string> conditions;
  std::optional<play::Film> film{};  ///< what `check_solution` has played of it

  /// A finding about the tree in terms of the source.
  text::Diagnostic origin(text::Diagnostic const& finding) const {
    return written.origin(plain.origin(finding));
  }
};

/// Reads what stands in the field among `fields` or the defaults, line by line; nothing where there
/// is none.
std::optional<ReadSolution> read_solution_of(std::vector<FieldLine> const& fields,
                                             problem::Problem const& problem,
                                             Settings const& settings);

/// What does not fit, as warnings: moves that cannot be played (W-EMPTY, W-WALK ...), goals
/// (W-GOAL), lengths (W-LENGTH), how many solutions there are (W-COUNT), tries without a refutation
/// and refutations without a try (W-SIDE), groups that can be read in two ways (W-SLASH), letters
/// of another language (W-MIXED), PGN's numbers that no sign of print stands for (W-NAG), what is
/// kept word for word since it is not understood (W-PROSE: the first, of a solution that begins
/// with a half-move; if `strict` all). Its film has frames where they are kept.
text::Diagnostics check_solution(ReadSolution& solution, problem::Problem const& problem,
                                 bool strict, play::Frames frames);

/// The same of a solution by itself, with places in its own text; `film` is what was played of it.
text::Diagnostics check_solution(terms::Solution const& tree, play::Film const& film,
                                 problem::Problem const& problem, bool strict);

/// The lines of the solution; what is no move is host text. None where it is nothing but text.
/// `moves` as for `terms::print_solution`.
std::vector<terms::SolutionLine> print_solution_of(ReadSolution const& solution,
                                                   problem::Problem const& problem,
                                                   terms::SolutionForm const& form,
                                                   Settings const& settings,
                                                   std::vector<text::Span>* moves = nullptr);

}  // namespace dawson::document
