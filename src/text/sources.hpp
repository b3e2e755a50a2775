// The texts of one run, by the ids that diagnostics use.
#pragma once

#include <deque>
#include <mutex>
#include <string>

#include "text/diagnostic.hpp"
#include "text/source.hpp"

namespace dawson::text {

/// Owns the texts until it is destroyed, or until they are closed; their addresses do not change.
/// Ids count from 1 in the order of opening. One thread opens and closes; any thread may look up a
/// text.
class Sources {
 public:
  /// Adds a text and returns its id. `first`: the place of the first byte, if the bytes are a part
  /// of the file.
  SourceId open(std::string name, std::string bytes, Place first = {});

  /// Returns the limits of texts that are opened from now on.
  Limits const& limits() const { return limits_; }
  void set_limits(Limits const& limits) { limits_ = limits; }

  /// Removes the text opened last, which must be `id`; the next text gets the same id.
  void close(SourceId id);

  /// Returns the text with this id; for `at_hand`, an empty text without a name.
  Source const& operator[](SourceId id) const;

 private:
  Limits limits_;
  mutable std::mutex mutex_;  // protects the list and the addresses of its texts
  std::deque<Source> sources_;
  Source none_{"", ""};
};

/// Sorts findings by source in the order of opening, then by place; findings with the same place
/// keep their order.
void sort_by_place(Diagnostics& findings);

}  // namespace dawson::text
