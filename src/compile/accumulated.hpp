// Contents that a book gives to another book for which it is read.
#pragma once

#include <cstddef>
#include <vector>

#include "compile/indexes.hpp"
#include "compile/solution_choice.hpp"

namespace dawson::run {

/// Solutions and index entries of a book that is not typeset.
struct Accumulated {
  /// Solutions of all diagrams, except those that are never printed.
  std::vector<CollectedSolution> solutions;
  CollectedIndexes indexes;  ///< indexes without links: places are numbers of diagrams
  std::size_t failed = 0;    ///< number of diagrams with errors
};

}  // namespace dawson::run
