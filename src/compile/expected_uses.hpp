// Counter of directives that print collected contents. Base class of the collections.
#pragma once

#include <cstddef>

namespace dawson::run {

/// Counts the directives that the scan has found and those that have been read.
class ExpectedUses {
 public:
  /// Counts a directive found by the scan.
  void expect() { ++found_; }
  /// Counts a directive that has been read.
  void meet() { ++set_; }
  /// Returns whether one of them is still to come.
  bool is_awaited() const { return set_ < found_; }

 protected:
  std::size_t found_ = 0, set_ = 0;
};

}  // namespace dawson::run
