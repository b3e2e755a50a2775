// Budgets of work, counted in steps: a step is an item compared, a node, a glyph, a possible line
// break. Loops over a document's content report their steps; this also ends excessive work that has
// no limit of its own.
//
// Design: work is counted instead of timed, so that limits are the same on every machine.
#pragma once

#include <cstddef>
#include <exception>

#include "text/diagnostic.hpp"
#include "text/limits.hpp"

namespace dawson::text {

/// Thrown when a budget is used up.
class TooManySteps : public std::exception {
 public:
  char const* what() const noexcept override;
};

/// The budget of a document for the lifetime of the object on its thread, or of a directive, within
/// that of its document: the steps of a directive are added to the document's at its end, so that
/// sums do not depend on other threads.
class WorkBudget {
 public:
  /// Opens a budget of `limits.steps` (`limits` must outlive it); an outer budget grows by the
  /// share of a directive.
  explicit WorkBudget(Limits const& limits);
  ~WorkBudget();
  WorkBudget(WorkBudget const&) = delete;
  WorkBudget& operator=(WorkBudget const&) = delete;

  /// Adds the budget for a text of that many bytes.
  void allow_bytes(std::size_t bytes);

  /// Returns the number of steps used.
  std::size_t used() const { return used_; }
  /// Returns whether the budget is used up.
  bool spent() const { return used_ > limits_.steps + more_; }

  /// Counts steps of the budget opened last on this thread; without a budget, does nothing. Throws
  /// TooManySteps.
  static void take(std::size_t steps = 1) {
    if (!current_) return;
    current_->used_ += steps;
    if (current_->spent()) throw TooManySteps();
  }

 private:
  static constinit thread_local WorkBudget* current_;
  Limits const& limits_;
  WorkBudget* outer_;
  std::size_t used_ = 0, more_ = 0;
};

/// Returns E-LIMIT: the text at `where` takes more steps than the limit.
Diagnostic too_many_steps(Span where, Limits const& limits);

}  // namespace dawson::text
