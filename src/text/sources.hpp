// The texts of one run, by the ids that diagnostics name them by.
#pragma once

#include <deque>
#include <mutex>
#include <string>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::text {

/// Texts are kept as long as this lives, or until they are closed, and stay where they are; ids
/// count from 1 in the order of opening. One thread opens and closes, any may look one up.
class Sources {
 public:
  /// `first`: the place of the first byte, where the bytes are a part of the file.
  SourceId open(std::string name, std::string bytes, Place first = {});

  /// The limits of the texts that are opened from now on.
  Limits const& limits() const { return limits_; }
  void set_limits(Limits const& limits) { limits_ = limits; }

  /// Lets go of the text opened last, whose id is given again; `id` says that it is the one meant.
  void close(SourceId id);

  /// The text with this id; for `at_hand`, which is nobody's, an empty one without a name.
  Source const& operator[](SourceId id) const;

 private:
  Limits limits_;
  mutable std::mutex mutex_;  // of the list: where its texts stand
  std::deque<Source> sources_;
  Source none_{"", ""};
};

/// By source in the order of opening, then by place; what has the same place stays in its order.
void sort_by_place(Diagnostics& findings);

}  // namespace dawson::text
