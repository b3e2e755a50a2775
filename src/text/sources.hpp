// The texts of one run, by the ids that diagnostics name them by.
#pragma once

#include <deque>
#include <string>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::text {

/// Texts are kept as long as this lives, and stay where they are; ids count from 1 in the order of
/// opening.
class Sources {
 public:
  SourceId open(std::string name, std::string bytes);

  /// The text with this id; for `at_hand`, which is nobody's, an empty one without a name.
  Source const& operator[](SourceId id) const;

 private:
  std::deque<Source> sources_;
  Source none_{"", ""};
};

/// By source in the order of opening, then by place; what has the same place stays in its order.
void sort_by_place(Diagnostics& findings);

}  // namespace dawson::text
