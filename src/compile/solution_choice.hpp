// Selection and order of the solutions that a directive prints: `select: 18401-18410, 18415; author
// Petkov; unprinted` and `order: author`. For the compilation.
#pragma once

#include <string>
#include <vector>

#include "collection/record.hpp"
#include "collection/selection.hpp"
#include "compile/content.hpp"
#include "document/problems_of_file.hpp"
#include "problem/problem.hpp"

namespace dawson::run {

/// A solution that is kept until a directive prints it.
struct CollectedSolution {
  SolutionContent content;
  problem::SolutionPrint when = problem::SolutionPrint::here;
  bool printed = false;  ///< its own document prints it
  std::string number{};  ///< number of its diagram, without markup; may be empty
  std::string label{};   ///< label of its diagram; may be empty
  /// Record of its diagram, if a directive selects or sorts by fields.
  collection::Record record{};
};

/// Adds to a solution the record by which it is selected and sorted.
void describe(problem::Problem const& problem, CollectedSolution& solution);

/// The criteria and the order of one directive.
class SolutionChoice {
 public:
  /// Parses the criteria and the order. Criteria are numbers of diagrams ("18401-18410, T-4"),
  /// `unprinted` (their own document does not print them), `label L, M`, or criteria for problems
  /// of a file ("author Petkov"). A solution must meet all of them. E-SELECT, E-SORT.
  SolutionChoice(document::FromOthers const& of, text::Diagnostics& findings);

  /// Returns whether a solution meets all criteria, and notes the numbers and labels that occur.
  bool takes(CollectedSolution const& solution);

  /// Sorts the solutions; keeps their order if the directive gives none.
  void sort(std::vector<CollectedSolution>& solutions, chess::Language language) const;

  /// Reports W-SELECT for each number and label that no solution has had.
  void tell_of_absent(text::Diagnostics& findings) const;

 private:
  struct Name {  // a number or a range of numbers, or a label
    text::SourceMappedText written;
    bool met = false;
  };
  struct Criterion {
    enum class Of { numbers, labels } of = Of::numbers;
    std::vector<Name> names;
  };
  void read_names(text::SourceMappedText const& list, Criterion::Of of,
                  text::Diagnostics& findings);

  text::SourceId source_ = text::at_hand;
  std::vector<Criterion> named_;
  collection::Selection fields_;
  bool unprinted_ = false;
  std::vector<collection::SortKey> keys_;
};

}  // namespace dawson::run
