// Counts the numbers of pages, which determine their sides.
#pragma once

#include <string>
#include <vector>

#include "text/roman.hpp"

namespace dawson::pages {

class PageNumbers {
 public:
  /// `roman_front`: the front is numbered i, ii, ..., and the body begins with `start`; otherwise
  /// the first page of the file has number `start`.
  PageNumbers(bool roman_front, int start, bool two_sided)
      : roman_(roman_front), two_sided_(two_sided), start_(start), next_(roman_front ? 1 : start) {}

  bool next_is_right() const { return !two_sided_ || next_ % 2 == 1; }
  bool two_sided() const { return two_sided_; }
  /// Return the number of pages made so far, and the number of the next one as printed.
  int made() const { return made_; }
  std::string next() const { return roman_ ? text::roman(next_) : std::to_string(next_); }
  /// Counts a page that has been made.
  void count() { ++made_, ++next_; }

  /// Returns whether the first page of the body, if it comes next, would be on the same side as the
  /// page before it: then a page of the front has to come between them.
  bool body_meets_side() const {
    return roman_ && two_sided_ && made_ > 0 && (next_ - 1) % 2 == start_ % 2;
  }
  /// Begins the numbers of the body with the next page, after a Roman front.
  void begin_body() {
    if (!roman_) return;
    roman_ = false;
    next_ = start_;
    runs_.push_back({made_, start_});
  }

  /// Start of a run of body numbers: number of pages before it, and its first number.
  struct Run {
    int pages = 0, number = 1;
  };
  std::vector<Run> const& body() const { return runs_; }

 private:
  bool roman_, two_sided_;
  int start_, next_, made_ = 0;
  std::vector<Run> runs_;
};

}  // namespace dawson::pages
