// What is collected for directives that print it.
#pragma once

#include <cstddef>

namespace dawson::run {

/// Counts such directives: those that the scan has found, and those that have been set.
class ExpectedUses {
 public:
  void expect() { ++found_; }
  void meet() { ++set_; }
  /// Whether one of them is still to come.
  bool is_awaited() const { return set_ < found_; }

 protected:
  std::size_t found_ = 0, set_ = 0;
};

}  // namespace dawson::run
