// Which of the diagrams that follow one another stand beside each other, and in how many columns:
// the one place that decides it, for all that are set.
#pragma once

#include <algorithm>
#include <cstddef>

namespace dawson::layout {

/// The row that is being filled, as numbers; whoever has the diagrams asks it about each.
class DiagramRows {
 public:
  /// Whether the open row ends before a diagram that wants `across` of them beside each other.
  bool ends_before(int across) const { return count_ > 0 && wanted(across) != across_; }

  /// A diagram comes into the row; returns whether that is full.
  bool add(int across) {
    across_ = wanted(across);
    return ++count_ == across_;
  }

  bool is_open() const { return count_ > 0; }
  std::size_t across() const { return across_; }

  /// Whether the open row belongs to one above it: nothing has stood between them.
  bool goes_on() const { return goes_on_ && across_ > 1; }

  /// The row ends. Returns its columns: one that is not full keeps those of the row that it belongs
  /// to; alone it makes its own.
  std::size_t end() {
    std::size_t const columns = goes_on_ ? across_ : count_;
    count_ = 0;
    goes_on_ = true;
    return columns;
  }

  /// Something stands between the last row, which has ended, and what comes.
  void part() { goes_on_ = false; }

 private:
  static std::size_t wanted(int across) { return static_cast<std::size_t>(std::max(1, across)); }

  std::size_t across_ = 1, count_ = 0;
  bool goes_on_ = false;
};

}  // namespace dawson::layout
