// Which solutions a directive prints, and in which order: `select: 18401-18410, 18415; author
// Petkov; unprinted` and `order: author`.
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
  bool printed = false;         ///< by its own document
  std::string number{};         ///< of its diagram, without markup; empty without
  std::string label{};          ///< of its diagram; empty without
  collection::Record record{};  ///< of its diagram, where somebody asks for fields
};

/// What a diagram is chosen and sorted by.
void describe(problem::Problem const& problem, CollectedSolution& solution);

class SolutionChoice {
 public:
  /// Criteria are numbers of diagrams ("18401-18410, T-4"), `unprinted` (their own document does
  /// not print them), `label L, M`, or what selects problems of a file ("author Petkov"); all of
  /// them have to be fulfilled. E-SELECT, E-SORT.
  SolutionChoice(document::FromOthers const& of, text::Diagnostics& findings);

  bool takes(CollectedSolution const& solution);

  /// Puts them in order; they stay as they are where none is asked for.
  void sort(std::vector<CollectedSolution>& solutions, chess::Language language) const;

  /// W-SELECT for each number and label that nothing has had.
  void tell_of_absent(text::Diagnostics& findings) const;

 private:
  struct Name {  // a number or a range of numbers, or a label
    text::Mapped written;
    bool met = false;
  };
  struct Criterion {
    enum class Of { numbers, labels } of = Of::numbers;
    std::vector<Name> names;
  };
  void read_names(text::Mapped const& list, Criterion::Of of, text::Diagnostics& findings);

  text::SourceId source_ = text::at_hand;
  std::vector<Criterion> named_;
  collection::Selection fields_;
  bool unprinted_ = false;
  std::vector<collection::SortKey> keys_;
};

}  // namespace dawson::run
