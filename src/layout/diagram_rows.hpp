// Decides which consecutive diagrams share a row, and in how many columns. The only place for this
// decision, for all typeset output formats.
#pragma once

#include <algorithm>
#include <cstddef>

namespace dawson::layout {

/// Row that is being filled, as counts only: the caller keeps the diagrams and asks about each one.
class DiagramRows {
 public:
  /// Returns whether the open row ends before a diagram that asks for rows of `across`.
  bool ends_before(int across) const { return count_ > 0 && wanted(across) != across_; }

  /// Adds a diagram to the row; returns whether the row is now full.
  bool add(int across) {
    across_ = wanted(across);
    return ++count_ == across_;
  }

  bool is_open() const { return count_ > 0; }
  std::size_t across() const { return across_; }

  /// Returns whether the open row continues the one above it: nothing has come between them.
  bool continues() const { return goes_on_ && across_ > 1; }

  /// Ends the row and returns its number of columns. A row that is not full keeps the columns of
  /// the row that it continues; a single row has one column per diagram.
  std::size_t end() {
    std::size_t const columns = goes_on_ ? across_ : count_;
    count_ = 0;
    goes_on_ = true;
    return columns;
  }

  /// Notes that other content comes between the last row, which has ended, and the next.
  void part() { goes_on_ = false; }

 private:
  static std::size_t wanted(int across) { return static_cast<std::size_t>(std::max(1, across)); }

  std::size_t across_ = 1, count_ = 0;
  bool goes_on_ = false;
};

}  // namespace dawson::layout
