// What a book that is read for another one gives it.
#pragma once

#include <cstddef>
#include <vector>

#include "compile/indexes.hpp"
#include "compile/solution_choice.hpp"

namespace dawson::run {

struct Accumulated {
  std::vector<CollectedSolution> solutions;  ///< of all diagrams, but those that are never printed
  CollectedIndexes indexes;                  ///< places are numbers: nothing here leads there
  std::size_t failed = 0;                    ///< diagrams with errors
};

}  // namespace dawson::run
